import type { Candidate, CrewPlanJob, CrewSlot, InvitableEmployees, Order, OrderCard } from '#generated/model';
import { getPlannedHours } from '#domain/time/workDays';
import type { Offer } from '../picks';

type Head =
  | ('order_id' | 'number' | 'customer_name' | 'customer_last_name' | 'date' | 'end_date')
  | ('arrival_window' | 'starts_at' | 'timezone' | 'estimated_hours' | 'status' | 'closed_state');

/** A job whose crew is built, with everything that needs. */
export type BuildJob = {
  order: Pick<OrderCard, Head>;
  /** Missing where the page shows it already. */
  route?: Pick<OrderCard, 'city_from' | 'city_to' | 'stops_count'>;
  slots: readonly CrewSlot[];
  offers: Offer;
  /** Hours that each person is paid for. */
  paidHours: number;
  /** Cents for each person. */
  travelPay: number;
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
    offers: order.offered_rates,
    paidHours: Math.max(getPlannedHours(order), order.min_paid_hours),
    travelPay: order.travel_pay,
    clashes: [],
    candidates: people.branch_employees,
  };
}

/** One of several jobs. */
export function toPlannedJob({ order, offered_rates, min_paid_hours, travel_pay, ...job }: CrewPlanJob): BuildJob {
  return {
    ...job,
    order,
    route: order,
    offers: offered_rates,
    paidHours: Math.max(getPlannedHours(order), min_paid_hours),
    travelPay: travel_pay,
  };
}
