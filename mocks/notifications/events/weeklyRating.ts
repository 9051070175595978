import { addDays } from '#platform/lib/time/dates';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import type { BranchRow } from '../../provider/store/schema';
import { listCompanyStars } from '../../crew/rules/ratings';
import { dayMs } from '../../provider/time/times';
import type { World } from '../../provider/world';
import { getShortName } from '../../orders/eventFacts';
import { ratingReceived } from './office';

/** The summary of the week before that Monday; undefined when no rating came. */
export function createWeeklyRating({ tables }: World, branch: BranchRow, monday: number) {
  const week = listCompanyStars(tables, branch.company_id, monday).filter(
    ({ shownAt }) => shownAt > monday - 7 * dayMs,
  );
  if (week.length === 0) return undefined;
  const stars = Math.round((week.reduce((sum, each) => sum + each.stars, 0) / week.length) * 10) / 10;
  const company = getShortName(tables.company.require(branch.company_id).name);
  return () => ratingReceived(branch, company, { stars, count: week.length });
}

/** The last Monday, 8 AM in the branch's zone. Milliseconds since the epoch. */
export function getLastMonday({ timezone }: Pick<BranchRow, 'timezone'>, now: number): number {
  const today = zonedTime(new Date(now), timezone).date;
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -daysSinceMonday);
  const [last, before] = [monday, addDays(monday, -7)].map((date) => Date.parse(toInstant(date, '08:00', timezone)));
  return [last, before].find((at) => at !== undefined && at <= now) ?? now;
}
