/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperInvitationCounts } from './helperInvitationCounts';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperInvitationCountsResponse = {
  data: HelperInvitationCounts;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
