/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * How many people each audience would notify.
 */
export interface AudienceSizes {
  /** @minimum 0 */
  favorites: number;
  /** @minimum 0 */
  top_20: number;
  /** @minimum 0 */
  everyone_in_radius: number;
}
