/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OtpId } from './otpId';

/**
 * The code that was sent, if the account exists.
 */
export interface OtpRequested {
  otp_id: OtpId;
}
