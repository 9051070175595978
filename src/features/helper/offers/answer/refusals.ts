import { ApiError } from '#platform/http/ApiError';
import { isPlanLimit } from '#platform/http/failures';
import { explainCode } from '../../jobs/answer/refusals';
import { answerTexts } from '../../jobs/texts';
import { offerRefusalCodes } from './refusalCodes';
import { applyTexts as texts } from '../texts';

/** Reason an application was refused; undefined if the call itself failed. */
export function explainOfferRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (isPlanLimit(error)) return answerTexts.plan;
  const code = offerRefusalCodes.find((each) => each === error.code);
  if (code === undefined) return undefined;
  const jobs = error.conflicts.map(({ label, text }) => [label, text].filter(Boolean).join(', '));
  return [explainOfferCode(code) ?? error.message, ...jobs].join(' ');
}

/** The words for a code; undefined for one that only the provider's own text explains. */
export function explainOfferCode(code: string): string | undefined {
  if (code === 'position_filled') return texts.filled;
  return code === 'offer_closed' ? texts.closed : explainCode(code);
}
