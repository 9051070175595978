import { explainAnswer, explainCode } from '../../jobs/answer/refusals';
import { offerRefusalCodes } from './refusalCodes';
import { applyTexts as texts } from '../texts';

/** Reason an application was refused; undefined if the call itself failed. */
export const explainOfferRefusal = (error: unknown): string | undefined =>
  explainAnswer(error, offerRefusalCodes, explainOfferCode);

/** The words for a code; undefined for one that only the provider's own text explains. */
export function explainOfferCode(code: string): string | undefined {
  if (code === 'position_filled') return texts.filled;
  return code === 'offer_closed' ? texts.closed : explainCode(code);
}
