/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperOfferCounts } from './helperOfferCounts';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type HelperOfferCountsResponse = {
  data: HelperOfferCounts;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
