import type { Candidate, CrewPlanJob, CrewSlot, InvitableEmployees, Order, OrderCard } from '#generated/model';
import { getPayTerms, type OfferedRates, type PayTerms } from '../model/pay';

type Head =
  | ('order_id' | 'number' | 'customer_name' | 'customer_last_name' | 'date' | 'end_date')
  | ('arrival_window' | 'starts_at' | 'timezone' | 'estimated_hours' | 'status' | 'closed_state');

/** A job whose crew is built, with everything that needs. */
export type BuildJob = {
  order: Pick<OrderCard, Head>;
  /** Missing where the page shows it already. */
  route?: Pick<OrderCard, 'city_from' | 'city_to' | 'pick_up_address' | 'destination_address' | 'stops_count'>;
  slots: readonly CrewSlot[];
  offeredRates: OfferedRates | null;
  /** Null if a part of the pay is not known. */
  pay: PayTerms | null;
  /** Jobs that one person cannot do as well. */
  clashes: readonly number[];
  /** People of the branch, best first. */
  candidates: readonly Candidate[];
};

/** A single job, from the calls that every provider has. */
export function toBuildJob(order: Order, slots: readonly CrewSlot[], people: InvitableEmployees): BuildJob {
  return {
    order,
    slots,
    offeredRates: order.offered_rates,
    pay: getPayTerms(order, order),
    clashes: [],
    candidates: people.branch_employees,
  };
}

/** One of several jobs. */
export function toPlannedJob(job: CrewPlanJob): BuildJob {
  const { order, slots, clashes, candidates } = job;
  const { offered_rates: offeredRates } = job;
  return { order, route: order, slots, offeredRates, pay: getPayTerms(order, job), clashes, candidates };
}
