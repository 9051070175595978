/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperInvitationPage } from './helperInvitationPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperInvitationPageResponse = {
  data: HelperInvitationPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
