import type { Estimate } from '../../../../domain/crewEstimate';
import { suggestionFor } from '../../model/estimateRequest';
import { useDerivedOrder } from '../orderValue';

/** The crew and hours suggested for what is typed so far. */
export function useSuggestion(): Estimate | null {
  return useDerivedOrder(suggestionFor);
}
