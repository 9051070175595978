// planted boundaries(dependencies): date-fns has one door: platform/lib
import * as library from 'date-fns';

export { library as dates };
