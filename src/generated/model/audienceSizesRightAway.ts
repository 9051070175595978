/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Of those, the people who do not wait for the head start of others.
 */
export type AudienceSizesRightAway = {
  /** @minimum 0 */
  favorites: number;
  /** @minimum 0 */
  top_20: number;
  /** @minimum 0 */
  everyone_in_radius: number;
};
