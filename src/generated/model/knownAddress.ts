/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { StateCode } from './stateCode';

/**
 * The address of an earlier stop.
 */
export interface KnownAddress {
  /** @maxLength 120 */
  address_line: string;
  /** @maxLength 60 */
  city: string;
  state: StateCode;
  /** @maxLength 5 */
  zip: string;
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
}
