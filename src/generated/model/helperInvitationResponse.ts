/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperInvitation } from './helperInvitation';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperInvitationResponse = {
  data: HelperInvitation;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
