/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OtpVerified } from './otpVerified';
import type { Succeeded } from './succeeded';

export type OtpVerifiedResponse = {
  data: OtpVerified;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
