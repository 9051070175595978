import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';

/** Name of the query parameter that opens the crew sheets of chosen jobs: `?sheets=1042,1043`. */
export const SHEETS_PARAM = 'sheets';

/** Maximum number of sheets. Each needs two calls. */
const mostSheets = 20;

/** The order ids of the address bar; anything else is ignored. */
export function parseSheetIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 400)
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostSheets);
}

export const toSheetsQuery = (orderIds: readonly number[]): string => `?${SHEETS_PARAM}=${orderIds.join(',')}`;

/** Name of the query parameter that opens the day sheet on the list of formed jobs: `?day=2026-11-28`. */
export const DAY_PARAM = 'day';

/** Path of today's day sheet. The zone is the branch's. */
export function getDaySheetPath(zone: string, now: Date): string {
  return `${href('company-job-formed')}?${DAY_PARAM}=${todayIn(zone, now)}`;
}
