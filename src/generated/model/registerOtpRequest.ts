/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { Locale } from './locale';
import type { RegisterOtpRequestType } from './registerOtpRequestType';

export interface RegisterOtpRequest {
  email: Email;
  /** The kind of account. */
  type: RegisterOtpRequestType;
  locale?: Locale;
}
