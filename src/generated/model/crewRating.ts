/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CrewRatingWorkAgain } from './crewRatingWorkAgain';

export interface CrewRating {
  /**
     * @minimum 1
     * @maximum 5
     */
  stars: number;
  /**
     * @maxItems 10
     * @items.maxLength 30
     */
  tags?: string[];
  /** @maxLength 500 */
  comment?: string;
  work_again?: CrewRatingWorkAgain;
}
