// planted boundaries(dependencies): msw is used only in mocks and tests
import * as library from 'msw';

export { library as worker };
