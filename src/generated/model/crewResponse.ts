/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Crew } from './crew';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CrewResponse = {
  data: Crew;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
