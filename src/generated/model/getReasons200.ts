/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Reasons } from './reasons';
import type { Succeeded } from './succeeded';

export type GetReasons200 = {
  data: Reasons;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
