// planted boundaries(dependencies): react-aria is used only in features/calendar
import * as library from 'react-aria';

export { library as drag };
