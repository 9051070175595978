/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OutsourceOffer } from './outsourceOffer';
import type { Succeeded } from './succeeded';

export type OfferResponse = {
  data: OutsourceOffer;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
