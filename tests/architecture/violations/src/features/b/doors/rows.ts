// planted boundaries(dependencies): @mswjs/data has one door: mocks and tests
import * as library from '@mswjs/data';

export { library as rows };
