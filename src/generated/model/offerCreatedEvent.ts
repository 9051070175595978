/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { HelperOffer } from './helperOffer';

/**
 * A helper may now see an offer.
 */
export interface OfferCreatedEvent {
  offer: HelperOffer;
}
