/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { EarningsPage } from './earningsPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type EarningsPageResponse = {
  data: EarningsPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
