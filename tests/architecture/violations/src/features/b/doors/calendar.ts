// planted boundaries(dependencies): react-big-calendar has one door: features/calendar
import * as library from 'react-big-calendar';

export { library as calendar };
