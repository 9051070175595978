/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Availabilities } from './availabilities';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type AvailabilitiesResponse = {
  data: Availabilities;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
