/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OwnBranchInvitationPage } from './ownBranchInvitationPage';
import type { Succeeded } from './succeeded';

export type OwnBranchInvitationPageResponse = {
  data: OwnBranchInvitationPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
