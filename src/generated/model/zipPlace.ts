/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { StateCode } from './stateCode';
import type { Zip } from './zip';

/**
 * The city of a ZIP code.
 */
export interface ZipPlace {
  zip: Zip;
  /** @maxLength 60 */
  city: string;
  state: StateCode;
}
