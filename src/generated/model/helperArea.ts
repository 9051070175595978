/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface HelperArea {
  /** @minimum 1 */
  id: number;
  name: string;
  state_code: string;
  name_with_state_initials: string;
  /** @nullable */
  lat: number | null;
  /** @nullable */
  lng: number | null;
  /**
     * @minimum 5
     * @maximum 100
     * @nullable
     */
  radius_miles: number | null;
}
