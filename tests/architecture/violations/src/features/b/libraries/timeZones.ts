// planted boundaries(dependencies): timezones-ical-library is used only in domain
import * as library from 'timezones-ical-library';

export { library as timeZones };
