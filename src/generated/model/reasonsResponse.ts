/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Reasons } from './reasons';
import type { Succeeded } from './succeeded';

export type ReasonsResponse = {
  data: Reasons;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
