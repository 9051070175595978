import type { CrewRating } from '#generated/model';
import { dayMs } from '../../../provider/time/times';

/** Time that a rating is hidden unless the other side rates too: seven days, in milliseconds. */
export const hiddenForMs = 7 * dayMs;

/** When one side rated a job and when the other side did. Milliseconds since the epoch. */
export type RatedTimes = { ratedAt: number; otherRatedAt: number | null };

/**
 * Checks whether a rating is shown to anyone but its author: once both sides have rated, or after seven days. So no one can
 * rate in return (docs/product.md, "Ratings"). The same for a company's rating and for a helper's.
 */
export function isRatingShown({ ratedAt, otherRatedAt }: RatedTimes, now: number): boolean {
  const isAnswered = otherRatedAt !== null && otherRatedAt <= now;
  return ratedAt <= now && (isAnswered || now - ratedAt >= hiddenForMs);
}

/**
 * Checks whether someone may read a rating that a company gave at `ratedAt`: the company right away, but no one about
 * themselves. Everyone else, and the person rated, once it is shown. The times as the API writes them.
 */
export function canReadRating(
  { isAuthor, isRated }: { isAuthor: boolean; isRated: boolean },
  ratedAt: string,
  ratedBackAt: string | null,
  now: number,
): boolean {
  if (isAuthor && !isRated) return true;
  const otherRatedAt = ratedBackAt === null ? null : Date.parse(ratedBackAt);
  return isRatingShown({ ratedAt: Date.parse(ratedAt), otherRatedAt }, now);
}

export type WorkAgain = NonNullable<CrewRating['work_again']>;

/** Answer of a company on working with a person again, with its time. */
export type WorkAgainWord = { at: string; word: WorkAgain | undefined };

/** The company's latest answer. A later rating without an answer changes nothing. */
export function getLastWord(words: readonly WorkAgainWord[]): WorkAgain | null {
  const said = words.flatMap(({ at, word }) => (word === undefined ? [] : [{ at, word }]));
  return said.sort((a, b) => a.at.localeCompare(b.at)).at(-1)?.word ?? null;
}
