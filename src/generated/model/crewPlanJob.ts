/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Candidate } from './candidate';
import type { CrewSlot } from './crewSlot';
import type { OfferedRates } from './offeredRates';
import type { OrderCard } from './orderCard';

export interface CrewPlanJob {
  order: OrderCard;
  offered_rates: OfferedRates;
  /** @minimum 0 */
  min_paid_hours: number;
  /**
     * Cents for each person.
     * @minimum 0
     */
  travel_pay: number;
  slots: CrewSlot[];
  /**
     * Orders that one person cannot do as well, those that begin up to three days before or after the day among them.
     * @items.minimum 1
     */
  clashes: number[];
  /** The branch's people - best first. Empty when all slots are filled. */
  candidates: Candidate[];
}
