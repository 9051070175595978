/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OwnBranchInvitation } from './ownBranchInvitation';
import type { Succeeded } from './succeeded';

export type OwnBranchInvitationResponse = {
  data: OwnBranchInvitation;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
