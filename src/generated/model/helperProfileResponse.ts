/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperProfile } from './helperProfile';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperProfileResponse = {
  data: HelperProfile;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
