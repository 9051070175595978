// planted boundaries(dependencies): @faker-js/faker is used only in mocks and tests
import * as library from '@faker-js/faker';

export { library as names };
