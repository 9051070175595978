/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Number of people that each audience would notify.
 */
export interface AudienceSizes {
  /** @minimum 0 */
  favorites: number;
  /** @minimum 0 */
  top_20: number;
  /** @minimum 0 */
  everyone_in_radius: number;
}
