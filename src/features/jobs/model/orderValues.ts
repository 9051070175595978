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
import { type FileValues, fileValuesOf } from './fileValues';
import { autoVolume, autoWeight, isCompleteList } from './inventory';
import { type ItemValues, itemRequest, itemValuesOf } from './itemValues';
import { usualRates } from './usualRates';
import { emptyStop, stopRequest, type StopValues, stopValuesOf, textOrNull } from './stopValues';

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

/** An order as the form edits it: what is empty is null or '', whatever the contract makes of it. */
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
  /** Null for what the items and the size say. */
  volume_cuft: number | null;
  weight_lb: number | null;
  crew_requirements: readonly CrewRequirement[];
  tool_ids: readonly number[];
  languages: readonly OrderLanguagesItem[];
  favorites_first: boolean;
  vehicle_requirements: readonly VehicleValues[];
  pay_type: OrderPayType | null;
  /** Cents by position code, so place 0 stays empty. */
  offered_rates: readonly (number | null)[];
  min_paid_hours: number | null;
  travel_pay: number | null;
  customer_quote: number | null;
  crew_notes: string;
  office_notes: string;
  attachment_ids: readonly FileValues[];
};

type BranchFacts = { state: string; default_arrival_windows: readonly string[]; default_min_hours: number };

/** What stands in the form before anything is typed: what is usual, and what the branch says. */
export function emptyOrder(branch: BranchFacts, date: string | null = null): OrderValues {
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
    arrival_window: branch.default_arrival_windows[0] ?? '08:00 - 10:00',
    firm_time: false,
    estimated_hours: null,
    flexible_days: null,
    end_date: null,
    pick_up_addresses: [emptyStop('from', branch.state)],
    destination_addresses: [emptyStop('to', branch.state)],
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
    offered_rates: ratesOf(usualRates),
    min_paid_hours: branch.default_min_hours,
    travel_pay: null,
    customer_quote: null,
    crew_notes: '',
    office_notes: '',
    attachment_ids: [],
  };
}

/** An order as the form edits it. A side the help type drops keeps one empty stop, for whoever adds it again. */
export function orderValuesOf(order: Order): OrderValues {
  const stopsOf = (side: Side) => {
    const stops = order[side].map((stop, index) => stopValuesOf(stop, `${side}-${index}`));
    return stops.length > 0 ? stops : [emptyStop(side, otherState(order))];
  };
  const items = order.items.map((item, index) => itemValuesOf(item, `item-${index}`));
  const { move_size, volume_cuft, weight_lb } = order;
  const items_complete = isCompleteList({ items, move_size }, volume_cuft);
  const autoCuft = autoVolume({ items, move_size, items_complete });
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
    pick_up_addresses: stopsOf('pick_up_addresses'),
    destination_addresses: stopsOf('destination_addresses'),
    volume_cuft: volume_cuft === autoCuft ? null : volume_cuft,
    weight_lb: weight_lb === autoWeight(volume_cuft ?? autoCuft) ? null : weight_lb,
    crew_requirements: order.crew_requirements,
    tool_ids: order.tool_ids,
    languages: order.languages,
    favorites_first: order.favorites_first,
    vehicle_requirements: order.vehicle_requirements.map((each, index) => ({ ...each, key: `vehicle-${index}` })),
    pay_type: order.pay_type,
    offered_rates: ratesOf(order.offered_rates, usualRates),
    min_paid_hours: order.min_paid_hours,
    travel_pay: order.travel_pay || null,
    customer_quote: order.customer_quote,
    crew_notes: order.crew_notes,
    office_notes: order.office_notes,
    attachment_ids: order.attachments.map(fileValuesOf),
  };
}

/** The same job again, on a day yet to be said; its files stay with it. */
export function copyOf(order: Order): OrderValues {
  return { ...orderValuesOf(order), date: null, end_date: null, attachment_ids: [] };
}

/** Checked values as they are sent. The side the help type drops is not (spec section 5). */
export function requestOf(values: OrderValues): OrderRequest {
  const { volume_cuft, weight_lb, vehicle_requirements, crew_requirements } = values;
  const needed = crew_requirements.filter(({ count }) => count > 0);
  return {
    customer_name: values.customer_name.trim(),
    customer_last_name: values.customer_last_name.trim(),
    customer_primary_phone: values.customer_primary_phone,
    customer_secondary_phone: textOrNull(values.customer_secondary_phone),
    customer_email: textOrNull(values.customer_email),
    company_name: textOrNull(values.company_name),
    help_type: values.help_type,
    job_type: values.job_type ?? 'residential',
    move_size: given(values.move_size),
    packing: values.packing ?? 'none',
    date: given(values.date),
    arrival_window: values.arrival_window,
    firm_time: values.firm_time,
    estimated_hours: given(values.estimated_hours),
    flexible_days: values.flexible_days ?? 0,
    end_date: values.end_date || null,
    ...Object.fromEntries(getHelpSides(values.help_type).map((side) => [side, values[side].map(stopRequest)])),
    items: values.items.map(itemRequest),
    special_items: [...values.special_items],
    volume_cuft: volume_cuft ?? (values.items_complete ? autoVolume(values) : null),
    weight_lb,
    crew_requirements: needed,
    offered_rates: ratesRequest(values.offered_rates, needed),
    tool_ids: [...values.tool_ids],
    languages: [...values.languages],
    favorites_first: values.favorites_first,
    vehicle_requirements: vehicle_requirements.map(({ vehicle_type_id, count, provided_by }) => ({
      vehicle_type_id: given(vehicle_type_id),
      count: count ?? 1,
      provided_by: provided_by ?? 'company',
    })),
    pay_type: values.pay_type ?? 'hourly',
    travel_pay: values.travel_pay ?? 0,
    ...(values.min_paid_hours !== null && { min_paid_hours: values.min_paid_hours }),
    customer_quote: values.customer_quote,
    crew_notes: values.crew_notes.trim(),
    office_notes: values.office_notes.trim(),
    attachment_ids: values.attachment_ids.map(({ id }) => given(id)),
  };
}

function ratesOf(rates: OfferedRates, otherwise: OfferedRates = {}): (number | null)[] {
  return [null, ...positions.map((position) => rates[position] ?? otherwise[position] ?? null)];
}

/** Rates of the positions that are needed. */
export function ratesRequest(rates: readonly (number | null)[], needed: readonly CrewRequirement[]): OfferedRates {
  return Object.fromEntries(
    needed.flatMap(({ position }) => {
      const rate = rates[position] ?? null;
      return rate === null ? [] : [[position, rate]];
    }),
  );
}

function otherState({ pick_up_addresses, destination_addresses }: Order): string | null {
  return [...pick_up_addresses, ...destination_addresses][0]?.state ?? null;
}

/** The form is checked before it is sent, so what is required is there. */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('An order is sent only when it is complete');
  return value;
}
