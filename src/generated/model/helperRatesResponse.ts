/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperRates } from './helperRates';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperRatesResponse = {
  data: HelperRates;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
