/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { NumbersJobPage } from './numbersJobPage';
import type { Succeeded } from './succeeded';

export type NumbersJobPageResponse = {
  data: NumbersJobPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
