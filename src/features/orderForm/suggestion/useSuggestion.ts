import type { Estimate } from '#domain/orders/crewEstimate';
import { suggestEstimate } from '../model/estimateRequest';
import { useDerivedOrder } from '../orderValue';

/** The suggested crew and hours for the current values. */
export function useSuggestion(): Estimate | null {
  return useDerivedOrder(suggestEstimate);
}
