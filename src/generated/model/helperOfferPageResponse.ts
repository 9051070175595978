/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperOfferPage } from './helperOfferPage';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperOfferPageResponse = {
  data: HelperOfferPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
