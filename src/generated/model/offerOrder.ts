/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ClosedState } from './closedState';
import type { CrewSummary } from './crewSummary';
import type { OrderStatus } from './orderStatus';

/**
 * The order of an offer.
 */
export interface OfferOrder {
  /** @minimum 1 */
  order_id: number;
  number: string;
  status: OrderStatus;
  closed_state: ClosedState | null;
  crew_summary: CrewSummary;
}
