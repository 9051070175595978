import { getLaborCost } from '#domain/money/crewPay';
import { getPlannedHours } from '#domain/time/workDays';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { Crew } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';

type Job = Readonly<
  Pick<
    OrderRow,
    'crew_requirements' | 'offered_rates' | 'travel_pay' | 'min_paid_hours' | 'date' | 'end_date' | 'estimated_hours'
  >
>;
type Asked = Readonly<Pick<InvitationRow, 'status' | 'position' | 'hourly_rate'>>;

/** Labor cost of a full crew in cents, hours and travel pay, at the lowest and the highest rates invited. */
export function estimateLabor(order: Job, invitations: readonly Asked[]): Pick<Crew, 'labor_min' | 'labor_max'> {
  const open = invitations.filter(isOpenInvitation);
  const perHour = order.crew_requirements.map(({ position, count }) => {
    const asked = open.filter((each) => each.position === position).map(({ hourly_rate }) => hourly_rate);
    const usual = order.offered_rates[position] ?? 2400;
    const rates = [...asked.sort((a, b) => a - b)];
    while (rates.length < count) rates.push(usual);
    return { low: sum(rates.slice(0, count)), high: sum(rates.slice(-count)) };
  });
  const travel = order.travel_pay * sum(order.crew_requirements.map(({ count }) => count));
  const hours = Math.max(getPlannedHours(order), order.min_paid_hours);
  const toCost = (cents: number[]) => multiplyCents(sum(cents), hours) + travel;
  return { labor_min: toCost(perHour.map(({ low }) => low)), labor_max: toCost(perHour.map(({ high }) => high)) };
}

/** Labor cost of a job in cents: paid without tips, else estimated at the highest rates invited. */
export function getJobLabor(
  order: Job & Readonly<Pick<OrderRow, 'completion'>>,
  invitations: readonly Asked[],
): number {
  return getLaborCost(order.completion, estimateLabor(order, invitations))?.high ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
