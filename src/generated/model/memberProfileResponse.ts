/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MemberProfile } from './memberProfile';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type MemberProfileResponse = {
  data: MemberProfile;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
