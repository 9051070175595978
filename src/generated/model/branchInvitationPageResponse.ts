/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchInvitationPage } from './branchInvitationPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchInvitationPageResponse = {
  data: BranchInvitationPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
