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
     */
  expires_in: number;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     */
  resend_in: number;
  /**
     * Digits of the code.
     * @minimum 1
     */
  length: number;
}
