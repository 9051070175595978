import { getHelpSides } from '#domain/orders/helpType';
import type { CrewRequirement, OfferedRates, OrderRequest } from '#generated/model';
import { computeVolume, toItemRequest } from './itemValues';
import type { OrderValues } from './orderValues';
import { toStopRequest, toTextOrNull } from './stopValues';

/** The request for valid values, without a side that the help type excludes (spec section 5). */
export function toOrderRequest(values: OrderValues): OrderRequest {
  const { volume_cuft, weight_lb, vehicle_requirements, crew_requirements } = values;
  const needed = crew_requirements.filter(({ count }) => count > 0);
  return {
    customer_name: values.customer_name.trim(),
    customer_last_name: values.customer_last_name.trim(),
    customer_primary_phone: values.customer_primary_phone,
    customer_secondary_phone: toTextOrNull(values.customer_secondary_phone),
    customer_email: toTextOrNull(values.customer_email),
    company_name: toTextOrNull(values.company_name),
    help_type: values.help_type,
    job_type: values.job_type ?? 'residential',
    move_size: requireValue(values.move_size),
    // Left out where it is not known, so that the provider keeps its own.
    ...(values.packing !== null && { packing: values.packing }),
    date: requireValue(values.date),
    arrival_window: values.arrival_window,
    firm_time: values.firm_time,
    estimated_hours: requireValue(values.estimated_hours),
    flexible_days: values.flexible_days ?? 0,
    end_date: values.end_date || null,
    ...Object.fromEntries(getHelpSides(values.help_type).map((side) => [side, values[side].map(toStopRequest)])),
    items: values.items.map(toItemRequest),
    special_items: [...values.special_items],
    volume_cuft: volume_cuft ?? (values.items_complete ? computeVolume(values) : null),
    weight_lb,
    crew_requirements: needed,
    offered_rates: toRatesRequest(values.offered_rates, needed),
    tool_ids: [...values.tool_ids],
    languages: [...values.languages],
    favorites_first: values.favorites_first,
    vehicle_requirements: vehicle_requirements.map(({ vehicle_type_id, count, provided_by }) => ({
      vehicle_type_id: requireValue(vehicle_type_id),
      count: count ?? 1,
      provided_by: provided_by ?? 'company',
    })),
    ...(values.pay_type !== null && { pay_type: values.pay_type }),
    travel_pay: values.travel_pay ?? 0,
    ...(values.min_paid_hours !== null && { min_paid_hours: values.min_paid_hours }),
    customer_quote: values.customer_quote,
    crew_notes: values.crew_notes.trim(),
    office_notes: values.office_notes.trim(),
    attachment_ids: values.attachment_ids.map(({ id }) => requireValue(id)),
  };
}

/** Rates of the positions the crew needs. */
export function toRatesRequest(rates: readonly (number | null)[], needed: readonly CrewRequirement[]): OfferedRates {
  return Object.fromEntries(
    needed.flatMap(({ position }) => {
      const rate = rates[position] ?? null;
      return rate === null ? [] : [[position, rate]];
    }),
  );
}

/** Validation runs before the request is built, so required values are present. */
function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('An order is sent only when it is complete');
  return value;
}
