// planted boundaries(dependencies): This room may not import
import * as library from 'lodash';

export { library as unnamed };
