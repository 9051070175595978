/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { StateCode } from './stateCode';
import type { Zip } from './zip';

/**
 * The billing address.
 */
export interface BillingAddress {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  email: Email;
  /**
     * @minLength 1
     * @maxLength 120
     */
  address_line: string;
  /**
     * @maxLength 20
     * @nullable
     */
  unit: string | null;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city: string;
  state: StateCode;
  zip: Zip;
}
