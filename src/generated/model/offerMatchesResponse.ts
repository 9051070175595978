/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { OfferMatches } from './offerMatches';
import type { Succeeded } from './succeeded';

export type OfferMatchesResponse = {
  data: OfferMatches;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
