import type { PayLine, TopHelper } from '#generated/model';
import { enoughRatings } from '#platform/lib/ratings';
import { getAverageStars } from './statistics';

type Line = Pick<PayLine, 'user_id' | 'paid_hours' | 'no_show' | 'rating'>;

export type HelperTotal = Pick<TopHelper, 'user_id' | 'jobs' | 'hours' | 'rating' | 'ratings'>;

/** People shown of each branch. */
const shownHelpers = 5;

/** True if someone came to the job of this line. */
export function hasWorked({ no_show }: Pick<Line, 'no_show'>): boolean {
  return !no_show;
}

/** The people with the most jobs, of as many the one with more hours first. One line for each job they were paid for. */
export function rankHelpers(lines: readonly Line[]): HelperTotal[] {
  const byPerson = Map.groupBy(lines.filter(hasWorked), ({ user_id }) => user_id);
  return [...byPerson]
    .map(([user_id, own]) => addUpLines(user_id, own))
    .sort((a, b) => b.jobs - a.jobs || b.hours - a.hours || a.user_id - b.user_id)
    .slice(0, shownHelpers);
}

function addUpLines(user_id: number, lines: readonly Line[]): HelperTotal {
  const stars = lines.flatMap(({ rating }) => rating?.stars ?? []);
  const total = stars.reduce((sum, each) => sum + each, 0);
  return {
    user_id,
    jobs: lines.length,
    hours: lines.reduce((sum, { paid_hours }) => sum + paid_hours, 0),
    rating: stars.length < enoughRatings ? null : getAverageStars(total, stars.length),
    ratings: stars.length,
  };
}
