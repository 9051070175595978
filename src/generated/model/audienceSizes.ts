/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AudienceSizesRightAway } from './audienceSizesRightAway';
import type { AudienceSizesSteps } from './audienceSizesSteps';

/**
 * Number of people that each audience would notify - all together, right away and in steps.
 */
export interface AudienceSizes {
  /** @minimum 0 */
  favorites: number;
  /** @minimum 0 */
  top_20: number;
  /** @minimum 0 */
  everyone_in_radius: number;
  /** Of those, the people who do not wait for the head start of others. */
  right_away: AudienceSizesRightAway;
  /** People whose first step it is, if one audience is notified after the other. */
  steps: AudienceSizesSteps;
}
