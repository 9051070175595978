import { typicalRates } from '#domain/money/marketRates';
import { isOpenInvitation } from '#domain/orders/statuses';
import { getPlannedHours } from '#domain/time/workDays';
import type { Crew, Order, PositionCode } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import type { Picks } from './picks';

/** Cents per hour that a job offers for each position. */
export type OfferedRates = Readonly<Partial<Record<`${PositionCode}`, number>>>;

/** Pay of everyone on a job: offered rates, hours that each person is paid for, and travel pay in cents. */
export type PayTerms = { offeredRates: OfferedRates; paidHours: number; travelPay: number };

/** Null if a part that counts is not known: then no labor is estimated. */
export function getPayTerms(
  { date, end_date, estimated_hours }: Pick<Order, 'date' | 'end_date' | 'estimated_hours'>,
  { offered_rates, min_paid_hours, travel_pay }: Pick<Order, 'offered_rates' | 'min_paid_hours' | 'travel_pay'>,
): PayTerms | null {
  if (date === null || estimated_hours === null) return null;
  if (offered_rates === null || min_paid_hours === null || travel_pay === null) return null;
  return {
    offeredRates: offered_rates,
    paidHours: Math.max(getPlannedHours({ date, end_date, estimated_hours }), min_paid_hours),
    travelPay: travel_pay,
  };
}

/**
 * Rate offered for a position in cents per hour: the job's, else the person's usual one, else the usual one of the
 * trade. `usualRate` is 0 for a person without a rate.
 */
export function getOfferedRate(
  rates: OfferedRates | null,
  position: PositionCode,
  usualRate: number | null = null,
): number {
  return rates?.[`${position}`] ?? (usualRate || typicalRates[position]);
}

/**
 * Lowest and highest labor cost of the whole crew in cents, from the rates of the people invited and picked for each
 * position. Slots without an invitation count with the offered rate. Travel pay is added for each person.
 */
export function estimateLaborRange(
  { slots, members }: Pick<Crew, 'slots' | 'members'>,
  picks: Picks,
  { offeredRates, paidHours, travelPay }: PayTerms,
): { min: number; max: number } {
  const perHour = slots.map(({ position, required }) => {
    const invited = members.filter((each) => each.position === position && isOpenInvitation(each));
    const picked = Object.values(picks).filter((each) => each.position === position);
    const offered = getOfferedRate(offeredRates, position);
    const known = [...invited.map(({ hourly_rate }) => hourly_rate), ...picked.map(({ rate }) => rate)];
    const rates = known.map((rate) => rate ?? offered).toSorted((one, other) => one - other);
    while (rates.length < required) rates.push(offered);
    return { low: sum(rates.slice(0, required)), high: sum(rates.slice(rates.length - required)) };
  });
  const travel = travelPay * sum(slots.map(({ required }) => required));
  return {
    min: multiplyCents(sum(perHour.map(({ low }) => low)), paidHours) + travel,
    max: multiplyCents(sum(perHour.map(({ high }) => high)), paidHours) + travel,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
