import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { countLines, packLines } from '../model/lines';
import { type DayRange, listDays } from '../model/range';
import { listShiftsIn } from '../model/workShifts';

/** Widths in pixels at which a job and the head of a day can be read. */
const JOB_WIDTH = 72;
const DAY_WIDTH = 92;

/** How wide each day must be at least, so that jobs side by side can be read. */
export function getDayWidths(jobs: readonly CalendarItem[], range: DayRange): ReadonlyMap<CalendarDate, number> {
  const widths = listDays(range).map((day) => {
    const lines = countLines(packLines(listShiftsIn(jobs, { from: day, to: day }), day));
    return [day, Math.max(DAY_WIDTH, lines * JOB_WIDTH)] as const;
  });
  return new Map(widths);
}
