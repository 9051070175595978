/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { DriverLicenseClass } from './driverLicenseClass';
import type { StateCode } from './stateCode';

export interface DriverLicense {
  class: DriverLicenseClass;
  state: StateCode;
  /**
     * @maxLength 4
     * @pattern ^[0-9]{4}$
     */
  number_last4: string;
  expires_on: string;
}
