/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OfferApplicationPage } from './offerApplicationPage';
import type { Succeeded } from './succeeded';

export type OfferApplicationPageResponse = {
  data: OfferApplicationPage;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
