// planted boundaries(dependencies): react-big-calendar is used only in features/calendar
import * as library from 'react-big-calendar';

export { library as calendar };
