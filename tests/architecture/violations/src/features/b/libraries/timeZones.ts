// planted boundaries(dependencies): timezones-ical-library is used only in features/jobs
import * as library from 'timezones-ical-library';

export { library as timeZones };
