import type { CalendarDate } from '#platform/lib/time/dates';
import type { CalendarJob } from '../model/calendarJob';
import { type DayRange, listDays } from '../model/range';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

/** A day of the printed week: its jobs by their start, and the number of columns they need side by side. */
export type WeekColumn = { day: CalendarDate; shifts: WorkShift[]; lanes: number };

/** Jobs that fit below each other in the smallest type. */
const JOBS_PER_LANE = 10;
/** Width of a day without jobs, in lanes. */
const EMPTY_WIDTH = 0.6;
/** Lanes that are still wide enough to read on one page. */
export const MOST_LANES = 9;

/** The days of a week with their planned jobs. Crowded days get more of the page's width. */
export function listWeekColumns(jobs: readonly CalendarJob[], range: DayRange): WeekColumn[] {
  const shifts = listShiftsIn(
    jobs.filter(({ closed_state }) => closed_state !== 'cancelled'),
    range,
  );
  const columns = listDays(range).map((day): WeekColumn => {
    const own = shifts.filter((shift) => shift.day === day);
    return { day, shifts: own, lanes: Math.ceil(own.length / JOBS_PER_LANE) };
  });
  return limitLanes(columns);
}

/** Width of a day, in lanes. */
export function getWidth({ lanes }: Pick<WeekColumn, 'lanes'>): number {
  return lanes === 0 ? EMPTY_WIDTH : lanes;
}

/** The most crowded days give up lanes until all fit on the page. */
function limitLanes(columns: readonly WeekColumn[]): WeekColumn[] {
  const width = columns.reduce((sum, column) => sum + getWidth(column), 0);
  const most = Math.max(...columns.map(({ lanes }) => lanes));
  if (width <= MOST_LANES || most <= 1) return [...columns];
  const largest = columns.findIndex(({ lanes }) => lanes === most);
  return limitLanes(columns.map((column, at) => (at === largest ? { ...column, lanes: most - 1 } : column)));
}
