/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OfferPage } from './offerPage';
import type { Succeeded } from './succeeded';

export type OfferPageResponse = {
  data: OfferPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
