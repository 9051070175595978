/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Invitation } from './invitation';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type InvitationResponse = {
  data: Invitation;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
