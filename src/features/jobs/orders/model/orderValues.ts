import { typicalRates } from '#domain/money/marketRates';
import type { HelpKind, HelpSide } from '#domain/orders/helpType';
import type {
  CrewRequirement,
  MoveSize,
  OfferedRates,
  OrderJobType,
  OrderLanguagesItem,
  OrderPacking,
  OrderPayType,
  OrderSpecialItemsItem,
  VehicleRequirement,
  Attachment,
} from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { newKey } from '#platform/lib/newKey';
import type { ItemValues } from './itemValues';
import { createStop, type StopValues } from './stopValues';

export const positions: readonly PositionCode[] = [
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.helper,
  PositionCode.foremanDriver,
];
export type Side = HelpSide;

type VehicleValues = {
  key: string;
  vehicle_type_id: number | null;
  count: number | null;
  provided_by: VehicleRequirement['provided_by'] | null;
};

/** Form values of an order. Empty values are null or '', regardless of the contract. */
export type OrderValues = {
  /** The typed line. It fills in the fields below and is not sent. */
  line: string;
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
  /** The list is complete, so it sets the volume. Stored as the volume. */
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

type BranchFacts = { state: string; default_arrival_windows: readonly string[]; default_min_hours: number | null };

/** Initial values of a new order: the usual ones and the branch's. */
export function createOrderValues(
  branch: BranchFacts,
  date: string | null = null,
  window: string | null = null,
): OrderValues {
  return {
    line: '',
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
    pick_up_addresses: [createStop('from', branch.state || null)],
    destination_addresses: [createStop('to', branch.state || null)],
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
    offered_rates: toRates(typicalRates),
    min_paid_hours: branch.default_min_hours,
    travel_pay: null,
    customer_quote: null,
    crew_notes: '',
    office_notes: '',
    attachment_ids: [],
  };
}

/** A vehicle of the company, of this type. */
export function createVehicle(vehicle_type_id: number): VehicleValues {
  return { key: `vehicle-${vehicle_type_id}`, vehicle_type_id, count: 1, provided_by: 'company' };
}

export function toRates(rates: OfferedRates | null, otherwise: OfferedRates = {}): (number | null)[] {
  return [null, ...positions.map((position) => rates?.[position] ?? otherwise[position] ?? null)];
}

/** Form values of an order's file. The id is missing until the upload is done. */
export type FileValues = { key: string; id: number | null; name: string; size: number; type: string };

export function toFileValues({ id, name, size, type }: Attachment): FileValues {
  return { key: `file-${id}`, id, name, size, type };
}

/** A newly chosen file. Its unique key makes a repeated upload create only one file. */
export function createFileValues({ name, size, type }: File): FileValues {
  return { key: newKey(), id: null, name, size, type };
}

/** Merges two users' changes to an order's files: keeps what either added and drops what either removed. */
export function mergeFiles(
  base: readonly FileValues[],
  mine: readonly FileValues[],
  theirs: readonly FileValues[],
): readonly FileValues[] {
  const has = (list: readonly FileValues[], { id }: FileValues) => id !== null && list.some((each) => each.id === id);
  const left = theirs.filter((file) => has(mine, file) || !has(base, file));
  return [...left, ...mine.filter((file) => !has(base, file) && !has(theirs, file))];
}
