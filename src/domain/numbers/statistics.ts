import type { PayLine, TopHelper } from '#generated/model';
import { enoughRatings } from '#platform/lib/ratings';

/** The middle value, or the mean of the two in the middle, as a whole number; null without any. */
export function getMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}

/** Whole percent of a whole; null without one. */
export function getPercent(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}

/** Average stars with one decimal; null without a rating. */
export function getAverageStars(stars: number, ratings: number): number | null {
  return ratings <= 0 ? null : Math.round((stars / ratings) * 10) / 10;
}

type Line = Pick<PayLine, 'user_id' | 'paid_hours' | 'no_show' | 'rating'>;

type HelperTotal = Pick<TopHelper, 'user_id' | 'jobs' | 'hours' | 'rating' | 'ratings'>;

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
