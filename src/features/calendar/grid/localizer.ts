import { addDays, getDay, startOfDay } from 'date-fns';
import { dateFnsLocalizer, type Formats } from 'react-big-calendar';
import { currentLocale } from '../../../platform/lib/locale';
import { formatTime } from '../../../platform/lib/time/clockTimes';
import { getFirstWeekday } from '../model/firstWeekday';
import { formatHour, formatLongDay, formatWeekday } from '../model/formats';
import { readWallDay, readWallTime } from '../model/wallTime';

/** Weeks start as usual in the locale. Texts come from `formats`, so the library needs no locale of its own. */
export const localizer = dateFnsLocalizer({
  startOfWeek: (date: Date) => addDays(startOfDay(date), -((getDay(date) - getFirstWeekday(currentLocale()) + 7) % 7)),
  getDay,
  format: (date: Date) => readWallDay(date),
  locales: {},
});

const formatDayName = (wall: Date) => formatWeekday(readWallDay(wall));
const formatClock = (wall: Date) => formatTime(readWallTime(wall));
const formatClockRange = ({ start, end }: { start: Date; end: Date }) => `${formatClock(start)} – ${formatClock(end)}`;
const formatWholeDay = (wall: Date) => formatLongDay(readWallDay(wall));

/** Every text the library writes. */
export const formats: Formats = {
  dateFormat: (wall: Date) => String(wall.getDate()),
  dayFormat: formatDayName,
  weekdayFormat: formatDayName,
  dayHeaderFormat: formatWholeDay,
  timeGutterFormat: (wall: Date) => formatHour(wall.getHours() * 60),
  selectRangeFormat: formatClockRange,
  eventTimeRangeFormat: formatClockRange,
  eventTimeRangeStartFormat: ({ start }) => formatClock(start),
  eventTimeRangeEndFormat: ({ end }) => formatClock(end),
};
