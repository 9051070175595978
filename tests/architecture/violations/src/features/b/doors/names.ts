// planted boundaries(dependencies): @faker-js/faker has one door: mocks and tests
import * as library from '@faker-js/faker';

export { library as names };
