/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * People whose first step it is, if one audience is notified after the other.
 */
export type AudienceSizesSteps = {
  /** @minimum 0 */
  favorites: number;
  /** @minimum 0 */
  top_20: number;
  /** @minimum 0 */
  everyone_in_radius: number;
};
