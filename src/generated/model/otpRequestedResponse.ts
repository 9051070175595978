/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OtpRequested } from './otpRequested';
import type { Succeeded } from './succeeded';

export type OtpRequestedResponse = {
  data: OtpRequested;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
