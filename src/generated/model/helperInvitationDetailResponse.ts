/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperInvitationDetail } from './helperInvitationDetail';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperInvitationDetailResponse = {
  data: HelperInvitationDetail;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
