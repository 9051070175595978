import { typicalRates } from '#domain/money/marketRates';
import { getHelpKind } from '#domain/orders/helpType';
import { splitAddress } from '#domain/orders/typedLine/findAddresses';
import type { Order } from '#generated/model';
import { computeVolume, computeWeight, isCompleteList, toItemValues } from './itemValues';
import { toFileValues, type Side, type OrderValues, toRates } from './orderValues';
import { createStop, type StopValues, toStopValues } from './stopValues';

/** A provider may send one address in place of a list (spec section 3). */
const onlyAddress = { pick_up_addresses: 'pick_up_address', destination_addresses: 'destination_address' } as const;

/** The form values of an order. A side that the help type excludes keeps one empty stop, in case it is added again. */
export function toOrderValues(order: Order): OrderValues {
  const items = order.items.map((item, index) => toItemValues(item, `item-${index}`));
  const { move_size, volume_cuft, weight_lb } = order;
  const items_complete = isCompleteList({ items, move_size }, volume_cuft);
  const autoCuft = computeVolume({ items, move_size, items_complete });
  return {
    line: '',
    customer_name: order.customer_name,
    customer_last_name: order.customer_last_name,
    customer_primary_phone: order.customer_primary_phone,
    company_name: order.company_name ?? '',
    customer_secondary_phone: order.customer_secondary_phone ?? '',
    customer_email: order.customer_email ?? '',
    help_type: getHelpKind(order.help_type),
    job_type: order.job_type,
    move_size,
    packing: order.packing,
    date: order.date,
    arrival_window: order.arrival_window ?? '',
    firm_time: order.firm_time,
    estimated_hours: order.estimated_hours,
    flexible_days: order.flexible_days || null,
    end_date: order.end_date,
    items,
    items_complete,
    special_items: order.special_items,
    pick_up_addresses: toStops(order, 'pick_up_addresses'),
    destination_addresses: toStops(order, 'destination_addresses'),
    volume_cuft: volume_cuft === autoCuft ? null : volume_cuft,
    weight_lb: weight_lb === computeWeight(volume_cuft ?? autoCuft) ? null : weight_lb,
    crew_requirements: order.crew_requirements,
    tool_ids: order.tool_ids,
    languages: order.languages,
    favorites_first: order.favorites_first,
    vehicle_requirements: order.vehicle_requirements.map((each, index) => ({ ...each, key: `vehicle-${index}` })),
    pay_type: order.pay_type,
    offered_rates: toRates(order.offered_rates, typicalRates),
    min_paid_hours: order.min_paid_hours,
    travel_pay: order.travel_pay || null,
    customer_quote: order.customer_quote,
    crew_notes: order.crew_notes,
    office_notes: order.office_notes,
    attachment_ids: order.attachments.map(toFileValues),
  };
}

/** The stops of a side, at least an empty one. */
function toStops(order: Order, side: Side): StopValues[] {
  const stops = order[side].map((stop, index) => toStopValues(stop, `${side}-${index}`));
  const [first = createStop(side, findOtherState(order)), ...more] = stops;
  const address_line = first.address_line || first.city ? first.address_line : (order[onlyAddress[side]] ?? '');
  return [{ ...first, address_line }, ...more].map(splitLine);
}

/** A provider may also write the whole address of a stop in one line. */
function splitLine(stop: StopValues): StopValues {
  const found = stop.city === '' && stop.zip === '' ? splitAddress(stop.address_line) : null;
  if (found === null) return stop;
  const { address = stop.address_line, unit, city, state, zip = '' } = found;
  return { ...stop, address_line: address, unit: unit || stop.unit, city, state: state || stop.state, zip };
}

/** Form values for a copy of an order, without its date and files. */
export function copyOrder(order: Order): OrderValues {
  return { ...toOrderValues(order), date: null, end_date: null, attachment_ids: [] };
}

function findOtherState({ pick_up_addresses, destination_addresses }: Order): string | null {
  return [...pick_up_addresses, ...destination_addresses][0]?.state || null;
}
