import type { CrewRating } from '../../../src/generated/model';
import { dayMs } from '../../times';

/** How long stars stay with those who gave them unless the other side rates too, in milliseconds: seven days. */
export const hiddenForMs = 7 * dayMs;

/** When one side rated a job and when the other side did. Milliseconds since the epoch. */
export type RatedTimes = { ratedAt: number; otherRatedAt: number | null };

/**
 * Whether a rating is shown to anybody but those who gave it: once both sides have rated, or seven days after. So nobody
 * answers stars with stars (docs/product.md, "Ratings"). The same for a company's rating and for a helper's.
 */
export function isRatingShown({ ratedAt, otherRatedAt }: RatedTimes, now: number): boolean {
  const isAnswered = otherRatedAt !== null && otherRatedAt <= now;
  return ratedAt <= now && (isAnswered || now - ratedAt >= hiddenForMs);
}

export type WorkAgain = NonNullable<CrewRating['work_again']>;

/** What a company says of working with somebody again, and when. */
export type WorkAgainWord = { at: string; word: WorkAgain | undefined };

/** What holds: the last word of the company; a later rating without one changes nothing. */
export function getLastWord(words: readonly WorkAgainWord[]): WorkAgain | null {
  const said = words.flatMap(({ at, word }) => (word === undefined ? [] : [{ at, word }]));
  return said.sort((a, b) => a.at.localeCompare(b.at)).at(-1)?.word ?? null;
}
