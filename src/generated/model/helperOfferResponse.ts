/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperOffer } from './helperOffer';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperOfferResponse = {
  data: HelperOffer;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
