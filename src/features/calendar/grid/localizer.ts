import { getDay, startOfISOWeek } from 'date-fns';
import { dateFnsLocalizer, type Formats } from 'react-big-calendar';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatHour, formatLongDay, formatWeekday } from '../model/formats';
import { readWallDay, readWallTime } from '../model/wallTime';

type Span = { start: Date; end: Date };

/**
 * Weeks start on Monday. Texts come from `formats`, so the library needs no locale. Its own
 * comparisons of jobs take most of the time of a full week.
 */
export const localizer = Object.assign(createLocalizer(), {
  isSameDate: (one: Date, other: Date) =>
    one.getDate() === other.getDate() &&
    one.getMonth() === other.getMonth() &&
    one.getFullYear() === other.getFullYear(),
  inEventRange: ({ event, range }: { event: Span; range: Span }) =>
    toDayStart(event.start) <= range.end.getTime() && event.end.getTime() > range.start.getTime(),
  /** By day; on a day, jobs of more days first, then by time. */
  sortEvents: ({ evtA, evtB }: { evtA: Span; evtB: Span }) =>
    toDayStart(evtA.start) - toDayStart(evtB.start) ||
    toDayStart(evtB.end) - toDayStart(evtA.end) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
});

function toDayStart(date: Date): number {
  return new Date(date).setHours(0, 0, 0, 0);
}

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
const formatDayNumber = (wall: Date) => String(wall.getDate());
const formatWholeDay = (wall: Date) => formatLongDay(readWallDay(wall));

/** Every text the library writes. */
export const formats: Formats = {
  dateFormat: formatDayNumber,
  dayFormat: formatDayName,
  weekdayFormat: formatDayName,
  dayHeaderFormat: formatWholeDay,
  timeGutterFormat: (wall: Date) => formatHour(wall.getHours() * 60),
  selectRangeFormat: formatClockRange,
  eventTimeRangeFormat: formatClockRange,
  eventTimeRangeStartFormat: ({ start }) => formatClock(start),
  eventTimeRangeEndFormat: ({ end }) => formatClock(end),
};
