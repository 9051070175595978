/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language';
import type { Locale } from './locale';
import type { Phone } from './phone';
import type { StateCodeOrNone } from './stateCodeOrNone';
import type { Zip } from './zip';

/**
 * Multipart form. Omitted fields stay unchanged. Empty texts clear optional fields.
 */
export interface PersonalInfoRequest {
  /**
     * JPEG, PNG or WebP, up to 5 MB, 100 x 100 pixels or more.
     * @maxLength 5242880
     */
  avatar?: Blob | File;
  /**
     * @minLength 1
     * @maxLength 50
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  last_name?: string;
  phone?: Phone;
  /** 18 or older. */
  birth_date?: string;
  /** @maxLength 120 */
  address_line?: string;
  /** @maxLength 60 */
  city?: string;
  state?: StateCodeOrNone;
  zip?: Zip;
  /** @maxLength 300 */
  about?: string;
  /** @maxItems 3 */
  'languages[]'?: Language[];
  locale?: Locale;
  /** @maxLength 100 */
  emergency_name?: string;
  /**
     * @maxLength 10
     * @pattern ^([2-9][0-9]{2}[2-9][0-9]{6})?$
     */
  emergency_phone?: string;
  /** @maxLength 50 */
  emergency_relation?: string;
}
