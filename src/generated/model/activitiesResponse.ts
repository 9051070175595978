/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Activity } from './activity';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type ActivitiesResponse = {
  data: Activity[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
