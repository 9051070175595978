/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CurrentUser } from './currentUser';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CurrentUserResponse = {
  data: CurrentUser;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
