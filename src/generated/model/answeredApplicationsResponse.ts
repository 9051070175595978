/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { AnsweredApplications } from './answeredApplications';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type AnsweredApplicationsResponse = {
  data: AnsweredApplications;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
