/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Plan } from './plan';
import type { Succeeded } from './succeeded';

export type PlansResponse = {
  data: Plan[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
