/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OfferApplication } from './offerApplication';
import type { Succeeded } from './succeeded';

export type OfferApplicationResponse = {
  data: OfferApplication;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
