import { helpKinds } from '#domain/orders/helpType';
import type { Place } from '#domain/orders/typedLine/needPhrases';
import type { Need } from '#domain/orders/typedLine/parseNeed';
import { isEqual } from '#platform/lib/plainData';
import { createVehicle, findNeededRate, listNeededCrew, type OrderValues, type StopValues } from '../../orders';

/**
 * The values of the order after the line changed from one meaning to another. Only what changed is filled in, so that
 * fields edited by hand keep their values; what was removed from the line goes back to `empty`.
 */
export function applyBooking(before: Need, after: Need, values: OrderValues, empty: OrderValues): OrderValues {
  const [was, is] = [readLine(before, empty), readLine(after, empty)];
  return {
    ...follow(values, was.values, is.values),
    offered_rates: values.offered_rates.map((rate, position) =>
      was.rates[position] === is.rates[position] ? rate : (is.rates[position] ?? null),
    ),
    pick_up_addresses: followFirst(values.pick_up_addresses, was.from, is.from),
    destination_addresses: followFirst(values.destination_addresses, was.to, is.to),
  };
}

/** The values a line gives; fields it does not name are as in `empty`. */
function readLine(need: Need, empty: OrderValues) {
  const { customer, phone, moveSize, service, date, window, hours, tools, languages, vehicles } = need;
  return {
    values: {
      customer_name: customer?.first ?? '',
      customer_last_name: customer?.last ?? '',
      customer_primary_phone: phone ?? '',
      move_size: moveSize,
      help_type: service ?? empty.help_type,
      date,
      arrival_window: window ?? empty.arrival_window,
      estimated_hours: hours,
      crew_requirements: listNeededCrew(need),
      tool_ids: tools,
      languages,
      vehicle_requirements: vehicles.map(createVehicle),
    },
    rates: empty.offered_rates.map((rate, position) =>
      position === 0 ? null : (findNeededRate(need, position) ?? rate),
    ),
    ...readSites(need, empty),
  };
}

type Site = Pick<
  StopValues,
  'address_line' | 'unit' | 'city' | 'state' | 'zip' | 'floor' | 'flights_of_stairs' | 'elevator'
>;

/** A job that only unloads is at the destination; all others start at the pickup. */
function readSites({ service, place, destination, floor, flights, elevator }: Need, empty: OrderValues) {
  const unnamed: Site = {
    ...toAddress(null, empty),
    floor: null,
    flights_of_stairs: null,
    elevator: 'none',
  };
  const named = { floor, flights_of_stairs: flights, elevator: elevator ?? 'none' };
  if (service === helpKinds.destinationOnly)
    return { from: unnamed, to: { ...toAddress(destination ?? place, empty), ...named } };
  return { from: { ...toAddress(place, empty), ...named }, to: { ...unnamed, ...toAddress(destination, empty) } };
}

function toAddress(place: Place | null, { pick_up_addresses: [first] }: OrderValues) {
  const { address = '', unit = '', city = '', state = first?.state ?? null, zip = '' } = place ?? {};
  return { address_line: address, unit, city, state, zip };
}

function followFirst([first, ...others]: readonly StopValues[], was: Site, is: Site): StopValues[] {
  return first ? [follow(first, was, is), ...others] : [];
}

/** The current values with those that differ between `was` and `is`. */
function follow<Values extends object>(current: Values, was: Partial<Values>, is: Partial<Values>): Values {
  const before = new Map<string, unknown>(Object.entries(was));
  const changed = Object.entries(is).filter(([name, value]) => !isEqual(before.get(name), value));
  return { ...current, ...Object.fromEntries(changed) };
}
