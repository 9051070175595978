/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { StateCode } from './stateCode';

/**
 * A city that companies serve and helpers work in.
 */
export interface ServingArea {
  /** @minimum 1 */
  id: number;
  name: string;
  state_code: StateCode;
  state_name: string;
  name_with_state_initials: string;
  /**
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  lat: number | null;
  /**
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng: number | null;
  /**
     * @minimum 5
     * @maximum 100
     * @nullable
     */
  default_radius_miles: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  population: number | null;
  /**
     * Radius that the branch serves around it; absent in the list of all areas.
     * @minimum 5
     * @maximum 100
     * @nullable
     */
  radius_miles: number | null;
}
