/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';
import type { TeamSummary } from './teamSummary';

export type TeamSummaryResponse = {
  data: TeamSummary;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
