// planted boundaries(dependencies): @mswjs/data is used only in mocks and tests
import * as library from '@mswjs/data';

export { library as rows };
