/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email';
import type { OtpId } from './otpId';

export interface OtpSent {
  otp_id: OtpId;
  email: Email;
  /**
     * Seconds.
     * @minimum 0
     * @nullable
     */
  expires_in: number | null;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     * @nullable
     */
  resend_in: number | null;
  /**
     * Digits of the code.
     * @minimum 1
     * @nullable
     */
  length: number | null;
}
