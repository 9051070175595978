/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Reliability } from './reliability';
import type { Review } from './review';
import type { StarCount } from './starCount';
import type { TagCount } from './tagCount';

/**
 * Companies' ratings of the caller, without ratings that are still hidden.
 */
export interface OwnRating {
  /**
     * Null below three ratings.
     * @nullable
     */
  average: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  count: number | null;
  distribution: StarCount[];
  tags: TagCount[];
  /** The last ten. */
  reviews: Review[];
  reliability: Reliability | null;
}
