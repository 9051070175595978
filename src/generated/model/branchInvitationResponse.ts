/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BranchInvitation } from './branchInvitation';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type BranchInvitationResponse = {
  data: BranchInvitation;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
