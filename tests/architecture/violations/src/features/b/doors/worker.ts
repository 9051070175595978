// planted boundaries(dependencies): msw has one door: mocks and tests
import * as library from 'msw';

export { library as worker };
