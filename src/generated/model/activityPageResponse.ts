/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivityPage } from './activityPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type ActivityPageResponse = {
  data: ActivityPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
