/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { NewPassword } from './newPassword';
import type { Phone } from './phone';
import type { RegisterRequestFleetSize } from './registerRequestFleetSize';
import type { StateCode } from './stateCode';
import type { TemporaryToken } from './temporaryToken';
import type { Zip } from './zip';

/**
 * The last step of a company's sign-up. With a temporary token the email is the verified one.
 */
export interface RegisterRequest {
  temporary_token?: TemporaryToken;
  /**
     * @minLength 1
     * @maxLength 100
     */
  company_name: string;
  /**
     * @maxLength 8
     * @pattern ^[0-9]{1,8}$
     */
  usdot_number?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  last_name: string;
  email: Email;
  phone: Phone;
  password: NewPassword;
  /**
     * Must equal the password.
     * @minLength 1
     * @maxLength 72
     */
  password_confirmation: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city: string;
  state: StateCode;
  zip: Zip;
  /** Number of trucks. */
  fleet_size: RegisterRequestFleetSize;
  terms_accepted: true;
}
