import type {
  CrewRequirement,
  MoveSize,
  OfferedRates,
  Order,
  OrderJobType,
  OrderLanguagesItem,
  OrderPacking,
  OrderPayType,
  OrderRequest,
  OrderSpecialItemsItem,
  VehicleRequirement,
} from '../../../generated/model';
import { PositionCode } from '../../../generated/model/codes';
import { type HelpKind, getHelpKind, type HelpSide, getHelpSides } from '../../../domain/helpType';
import { type FileValues, toFileValues } from './fileValues';
import { computeVolume, computeWeight, isCompleteList } from './inventory';
import { type ItemValues, toItemRequest, toItemValues } from './itemValues';
import { usualRates } from './usualRates';
import { createStop, toStopRequest, type StopValues, toStopValues, toTextOrNull } from './stopValues';

export const positions: readonly PositionCode[] = [
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.helper,
  PositionCode.foremanDriver,
];
export type Side = HelpSide;

export type VehicleValues = {
  key: string;
  vehicle_type_id: number | null;
  count: number | null;
  provided_by: VehicleRequirement['provided_by'] | null;
};

/** Form values of an order. Empty values are null or '', regardless of the contract. */
export type OrderValues = {
  customer_name: string;
  customer_last_name: string;
  customer_primary_phone: string;
  customer_secondary_phone: string;
  customer_email: string;
  company_name: string;
  help_type: HelpKind;
  job_type: OrderJobType | null;
  move_size: MoveSize | null;
  packing: OrderPacking | null;
  date: string | null;
  arrival_window: string;
  firm_time: boolean;
  estimated_hours: number | null;
  flexible_days: number | null;
  end_date: string | null;
  pick_up_addresses: readonly StopValues[];
  destination_addresses: readonly StopValues[];
  items: readonly ItemValues[];
  /** The list is all there is, so that it decides the volume. Sent as the volume, by which it is known again. */
  items_complete: boolean;
  special_items: readonly OrderSpecialItemsItem[];
  /** Null to use the volume of the items or the move size. */
  volume_cuft: number | null;
  weight_lb: number | null;
  crew_requirements: readonly CrewRequirement[];
  tool_ids: readonly number[];
  languages: readonly OrderLanguagesItem[];
  favorites_first: boolean;
  vehicle_requirements: readonly VehicleValues[];
  pay_type: OrderPayType | null;
  /** Cents by position code, so index 0 stays empty. */
  offered_rates: readonly (number | null)[];
  min_paid_hours: number | null;
  travel_pay: number | null;
  customer_quote: number | null;
  crew_notes: string;
  office_notes: string;
  attachment_ids: readonly FileValues[];
};

type BranchFacts = { state: string; default_arrival_windows: readonly string[]; default_min_hours: number };

/** Initial values of a new order: the usual ones and those of the branch. */
export function createOrderValues(
  branch: BranchFacts,
  date: string | null = null,
  window: string | null = null,
): OrderValues {
  return {
    customer_name: '',
    customer_last_name: '',
    customer_primary_phone: '',
    customer_secondary_phone: '',
    customer_email: '',
    company_name: '',
    help_type: 3,
    job_type: 'residential',
    move_size: null,
    packing: 'none',
    date,
    arrival_window: window ?? branch.default_arrival_windows[0] ?? '08:00 - 10:00',
    firm_time: false,
    estimated_hours: null,
    flexible_days: null,
    end_date: null,
    pick_up_addresses: [createStop('from', branch.state)],
    destination_addresses: [createStop('to', branch.state)],
    items: [],
    items_complete: false,
    special_items: [],
    volume_cuft: null,
    weight_lb: null,
    crew_requirements: [],
    tool_ids: [],
    languages: [],
    favorites_first: false,
    vehicle_requirements: [],
    pay_type: 'hourly',
    offered_rates: toRates(usualRates),
    min_paid_hours: branch.default_min_hours,
    travel_pay: null,
    customer_quote: null,
    crew_notes: '',
    office_notes: '',
    attachment_ids: [],
  };
}

/** The form values of an order. A side that the help type excludes keeps one empty stop, in case it is added again. */
export function toOrderValues(order: Order): OrderValues {
  const toStops = (side: Side) => {
    const stops = order[side].map((stop, index) => toStopValues(stop, `${side}-${index}`));
    return stops.length > 0 ? stops : [createStop(side, findOtherState(order))];
  };
  const items = order.items.map((item, index) => toItemValues(item, `item-${index}`));
  const { move_size, volume_cuft, weight_lb } = order;
  const items_complete = isCompleteList({ items, move_size }, volume_cuft);
  const autoCuft = computeVolume({ items, move_size, items_complete });
  return {
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
    arrival_window: order.arrival_window,
    firm_time: order.firm_time,
    estimated_hours: order.estimated_hours,
    flexible_days: order.flexible_days || null,
    end_date: order.end_date,
    items,
    items_complete,
    special_items: order.special_items,
    pick_up_addresses: toStops('pick_up_addresses'),
    destination_addresses: toStops('destination_addresses'),
    volume_cuft: volume_cuft === autoCuft ? null : volume_cuft,
    weight_lb: weight_lb === computeWeight(volume_cuft ?? autoCuft) ? null : weight_lb,
    crew_requirements: order.crew_requirements,
    tool_ids: order.tool_ids,
    languages: order.languages,
    favorites_first: order.favorites_first,
    vehicle_requirements: order.vehicle_requirements.map((each, index) => ({ ...each, key: `vehicle-${index}` })),
    pay_type: order.pay_type,
    offered_rates: toRates(order.offered_rates, usualRates),
    min_paid_hours: order.min_paid_hours,
    travel_pay: order.travel_pay || null,
    customer_quote: order.customer_quote,
    crew_notes: order.crew_notes,
    office_notes: order.office_notes,
    attachment_ids: order.attachments.map(toFileValues),
  };
}

/** Form values for a copy of an order, without its date and files. */
export function copyOrder(order: Order): OrderValues {
  return { ...toOrderValues(order), date: null, end_date: null, attachment_ids: [] };
}

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
    packing: values.packing ?? 'none',
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
    pay_type: values.pay_type ?? 'hourly',
    travel_pay: values.travel_pay ?? 0,
    ...(values.min_paid_hours !== null && { min_paid_hours: values.min_paid_hours }),
    customer_quote: values.customer_quote,
    crew_notes: values.crew_notes.trim(),
    office_notes: values.office_notes.trim(),
    attachment_ids: values.attachment_ids.map(({ id }) => requireValue(id)),
  };
}

function toRates(rates: OfferedRates, otherwise: OfferedRates = {}): (number | null)[] {
  return [null, ...positions.map((position) => rates[position] ?? otherwise[position] ?? null)];
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

function findOtherState({ pick_up_addresses, destination_addresses }: Order): string | null {
  return [...pick_up_addresses, ...destination_addresses][0]?.state ?? null;
}

/** Validation runs before the request is built, so required values are present. */
function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('An order is sent only when it is complete');
  return value;
}
