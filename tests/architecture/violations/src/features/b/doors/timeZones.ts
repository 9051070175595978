// planted boundaries(dependencies): timezones-ical-library has one door: features/jobs
import * as library from 'timezones-ical-library';

export { library as timeZones };
