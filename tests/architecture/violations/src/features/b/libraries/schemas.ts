// planted boundaries(dependencies): zod is used only in mocks and tests
import * as library from 'zod';

export { library as schemas };
