import type { OrderValues } from '../../orders';
import { getPlannedHours } from '#domain/time/workDays';
import { multiplyCents } from '#platform/lib/money';

type LaborValues = Pick<
  OrderValues,
  | 'crew_requirements'
  | 'offered_rates'
  | 'estimated_hours'
  | 'min_paid_hours'
  | 'date'
  | 'end_date'
  | 'travel_pay'
  | 'customer_quote'
>;

export type Labor = {
  /** Cents for the whole crew, travel pay included. */
  cents: number;
  /** Whole percent of the customer's quote; null without a quote. */
  percent: number | null;
};

/**
 * Estimated labor cost of the crew: the estimated hours of all days, at least the paid minimum, plus travel pay. Null if
 * the hours, the crew or a rate is missing.
 */
export function estimateLabor(values: LaborValues): Labor | null {
  const { crew_requirements: crew, date, end_date, estimated_hours, min_paid_hours } = values;
  const { travel_pay, customer_quote } = values;
  const planned = getPlannedHours({ date: date ?? '', end_date, estimated_hours: estimated_hours || 0 });
  const hours = Math.max(planned, min_paid_hours || 0);
  const costs = crew.map(({ position, count }) => {
    const rate = values.offered_rates[position] || null;
    return rate === null ? null : count * (multiplyCents(rate, hours) + (travel_pay || 0));
  });
  if (!estimated_hours || costs.length === 0 || costs.includes(null)) return null;
  const cents = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return { cents, percent: customer_quote ? Math.round((cents / customer_quote) * 100) : null };
}
