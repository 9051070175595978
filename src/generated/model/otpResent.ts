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
     * @nullable
     */
  expires_in: number | null;
  /**
     * Seconds until another code can be requested.
     * @minimum 0
     * @nullable
     */
  resend_in: number | null;
}
