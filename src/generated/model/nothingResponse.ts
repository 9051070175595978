/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Nothing } from './nothing';
import type { Succeeded } from './succeeded';

export type NothingResponse = {
  data: Nothing;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
