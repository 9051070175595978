/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OtpSent } from './otpSent';
import type { Succeeded } from './succeeded';

export type OtpSentResponse = {
  data: OtpSent;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
