/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OtpResent } from './otpResent';
import type { Succeeded } from './succeeded';

export type OtpResentResponse = {
  data: OtpResent;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
