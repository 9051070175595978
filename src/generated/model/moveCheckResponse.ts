/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { MoveCheck } from './moveCheck';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type MoveCheckResponse = {
  data: MoveCheck;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
