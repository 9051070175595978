import { createStop, toAddressParts, toStopValues, type StopValues } from '../../orders';
import type { Stop } from '#generated/model';

/** Facts of a place that stay true from one move to the next; reservations and contacts do not. */
const lasting = [
  'place_type',
  'unit',
  'no_unit',
  'floor',
  'flights_of_stairs',
  'elevator',
  'long_carry_ft',
  'parking',
  'truck_max_ft',
  'access_notes',
] as const;

/** Values an earlier stop fills in: its address, and its details if the user entered none yet. */
export function planStop(stop: StopValues, earlier: Stop): Partial<StopValues> {
  const known = toStopValues(earlier, stop.key);
  const untouched = createStop(stop.key, stop.state);
  const facts = lasting.filter((name) => stop[name] === untouched[name]);
  return { ...toAddressParts(earlier), ...Object.fromEntries(facts.map((name) => [name, known[name]])) };
}

/** "410 W Copperleaf Ave, Apt 205, Tempe" */
export function formatAddress({ address_line, unit, city }: Pick<Stop, 'address_line' | 'unit' | 'city'>): string {
  return [address_line, unit, city].filter(Boolean).join(', ');
}
