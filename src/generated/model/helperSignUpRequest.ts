/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Locale } from './locale';
import type { NewPassword } from './newPassword';
import type { Phone } from './phone';
import type { PositionCode } from './positionCode';
import type { TemporaryToken } from './temporaryToken';
import type { Zip } from './zip';

/**
 * The last step of a helper's sign-up.
 */
export interface HelperSignUpRequest {
  temporary_token: TemporaryToken;
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
  phone: Phone;
  zip: Zip;
  /** 18 years or older. */
  birth_date: string;
  password: NewPassword;
  /**
     * Must equal the password.
     * @minLength 1
     * @maxLength 72
     */
  password_confirmation: string;
  /**
     * @minItems 1
     * @maxItems 3
     */
  positions: PositionCode[];
  /**
     * Three areas are what the free plan allows.
     * @minItems 1
     * @maxItems 3
     * @items.minimum 1
     */
  serving_area_ids: number[];
  /**
     * Cents.
     * @minimum 1500
     * @maximum 15000
     */
  hourly_rate: number;
  locale?: Locale;
  terms_accepted: true;
}
