import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';

/** Name of the query parameter that opens the day sheet on the list of formed jobs: `?day=2026-11-28`. */
export const DAY_PARAM = 'day';

/** Path of today's day sheet. The zone is the branch's. */
export function getDaySheetPath(zone: string, now: Date): string {
  return `${href('company-job-formed')}?${DAY_PARAM}=${todayIn(zone, now)}`;
}
