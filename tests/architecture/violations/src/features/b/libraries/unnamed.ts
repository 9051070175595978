// planted boundaries(dependencies): This module may not import
import * as library from 'lodash';

export { library as unnamed };
