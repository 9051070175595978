import { type Access, type Estimate, estimateCrew, slowdown } from '#domain/orders/crewEstimate';
import { getPlannedHours } from '#domain/time/workDays';
import type { OrderSpecialItemsItem } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import { computeVolume, type OrderValues, type StopValues } from '../../orders';

/** Order values that the suggestion depends on. */
export type EstimateValues = Pick<
  OrderValues,
  | 'help_type'
  | 'move_size'
  | 'packing'
  | 'items'
  | 'items_complete'
  | 'special_items'
  | 'volume_cuft'
  | 'pick_up_addresses'
  | 'destination_addresses'
>;

const heavy: readonly OrderSpecialItemsItem[] = ['piano', 'safe', 'pool_table', 'hot_tub'];

/** The suggested crew and hours; null without a move size. */
export function suggestEstimate(values: EstimateValues): Estimate | null {
  const { help_type: helpType, move_size: size } = values;
  if (size === null) return null;
  const volumeCuft = values.volume_cuft || computeVolume(values) || 0;
  return estimateCrew({
    size,
    helpType,
    volumeCuft,
    load: findHardestAccess(values.pick_up_addresses),
    unload: findHardestAccess(values.destination_addresses),
    partialPacking: values.packing === 'partial',
    heavyItems: values.special_items.some((item) => heavy.includes(item)),
  });
}

/** The access of the stop that takes the longest. */
function findHardestAccess(stops: readonly StopValues[]): Access {
  const ways = stops.map((stop) => ({
    flights: stop.flights_of_stairs || 0,
    elevator: stop.elevator ?? 'none',
    longCarryFt: stop.long_carry_ft || 0,
  }));
  return ways.reduce((worst, way) => (slowdown(way) > slowdown(worst) ? way : worst), ground);
}

const ground: Access = { flights: 0, elevator: 'none', longCarryFt: 0 };

/** The suggested hours for each day of a job, rounded up to half hours. */
export function getHoursPerDay(hours: number, days: number): number {
  return Math.ceil((hours / days) * 2) / 2;
}

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

type Labor = {
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
