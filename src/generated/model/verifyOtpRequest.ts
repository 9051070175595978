/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { OtpCode } from './otpCode';
import type { OtpId } from './otpId';

export interface VerifyOtpRequest {
  otp_id: OtpId;
  code: OtpCode;
}
