/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { ResetAllowed } from './resetAllowed';
import type { Succeeded } from './succeeded';

export type ResetAllowedResponse = {
  data: ResetAllowed;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
