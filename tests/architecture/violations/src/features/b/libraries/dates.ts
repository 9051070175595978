// planted boundaries(dependencies): date-fns is used only in platform/lib
import * as library from 'date-fns';

export { library as dates };
