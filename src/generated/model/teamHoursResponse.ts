/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';
import type { TeamHours } from './teamHours';

export type TeamHoursResponse = {
  data: TeamHours;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
