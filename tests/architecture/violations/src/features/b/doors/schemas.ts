// planted boundaries(dependencies): zod has one door: mocks and tests
import * as library from 'zod';

export { library as schemas };
