import type { OrderSpecialItemsItem } from '../../../generated/model';
import { type Access, type Estimate, estimateCrew, slowdown } from '../../../domain/crewEstimate';
import { autoVolume } from './inventory';
import type { OrderValues } from './orderValues';
import type { StopValues } from './stopValues';

/** What of an order the suggestion looks at. */
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

/** Crew and hours suggested for what is known; null while the size is not. */
export function suggestionFor(values: EstimateValues): Estimate | null {
  const { help_type: helpType, move_size: size } = values;
  if (size === null) return null;
  const volumeCuft = values.volume_cuft || autoVolume(values) || 0;
  return estimateCrew({
    size,
    helpType,
    volumeCuft,
    load: hardest(values.pick_up_addresses),
    unload: hardest(values.destination_addresses),
    partialPacking: values.packing === 'partial',
    heavyItems: values.special_items.some((item) => heavy.includes(item)),
  });
}

/** The way into the stop that takes the longest. */
function hardest(stops: readonly StopValues[]): Access {
  const ways = stops.map((stop) => ({
    flights: stop.flights_of_stairs || 0,
    elevator: stop.elevator ?? 'none',
    longCarryFt: stop.long_carry_ft || 0,
  }));
  return ways.reduce((worst, way) => (slowdown(way) > slowdown(worst) ? way : worst), ground);
}

const ground: Access = { flights: 0, elevator: 'none', longCarryFt: 0 };

/** What of the suggested hours falls on each day of a job, up to the next half hour. */
export function hoursPerDay(hours: number, days: number): number {
  return Math.ceil((hours / days) * 2) / 2;
}
