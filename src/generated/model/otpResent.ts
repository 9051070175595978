/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OtpId } from './otpId';

/**
 * The answer is the same if the account does not exist.
 */
export interface OtpResent {
  otp_id: OtpId;
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
}
