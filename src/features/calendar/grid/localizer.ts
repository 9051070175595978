import { getDay, startOfISOWeek } from 'date-fns';
import { dateFnsLocalizer, type Formats } from 'react-big-calendar';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatHour, formatLongDay, formatWeekday } from '../model/formats';
import {
  getWallMidnight,
  isSameWallDay,
  readWallDay,
  readWallDayNumber,
  readWallMinutes,
  readWallTime,
} from '#platform/lib/time/wallTime';

type Span = { start: Date; end: Date };

/**
 * Weeks start on Monday. Texts come from `formats`, so the library needs no locale. Its own
 * comparisons of jobs take most of the time of a full week.
 */
export const localizer = Object.assign(createLocalizer(), {
  isSameDate: isSameWallDay,
  inEventRange: ({ event, range }: { event: Span; range: Span }) =>
    getWallMidnight(event.start) <= range.end.getTime() && event.end.getTime() > range.start.getTime(),
  /** By day; on a day, jobs of more days first, then by time. */
  sortEvents: ({ evtA, evtB }: { evtA: Span; evtB: Span }) =>
    getWallMidnight(evtA.start) - getWallMidnight(evtB.start) ||
    getWallMidnight(evtB.end) - getWallMidnight(evtA.end) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
});

function createLocalizer() {
  return dateFnsLocalizer({
    startOfWeek: startOfISOWeek,
    getDay,
    format: (date: Date) => readWallDay(date),
    locales: {},
  });
}

const formatDayName = (wall: Date) => formatWeekday(readWallDay(wall));
const formatClock = (wall: Date) => formatTime(readWallTime(wall));
const formatClockRange = ({ start, end }: { start: Date; end: Date }) => `${formatClock(start)} – ${formatClock(end)}`;
const formatDayNumber = (wall: Date) => String(readWallDayNumber(wall));
const formatWholeDay = (wall: Date) => formatLongDay(readWallDay(wall));

/** Every text the library writes. */
export const formats: Formats = {
  dateFormat: formatDayNumber,
  dayFormat: formatDayName,
  weekdayFormat: formatDayName,
  dayHeaderFormat: formatWholeDay,
  timeGutterFormat: (wall: Date) => formatHour(Math.floor(readWallMinutes(wall) / 60) * 60),
  selectRangeFormat: formatClockRange,
  eventTimeRangeFormat: formatClockRange,
  eventTimeRangeStartFormat: ({ start }) => formatClock(start),
  eventTimeRangeEndFormat: ({ end }) => formatClock(end),
};
