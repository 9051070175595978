import { getWholeVolume } from '#domain/orders/crewEstimate';
import { getHelpKind, getHelpSides } from '#domain/orders/helpType';
import { namePerson } from '#domain/people/personName';
import { findReopenBlocker, type ReopenBlocker } from '#domain/people/rights';
import type { OrderRequest, StopRequest, Conflict } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { relativeTime } from '#platform/lib/time/timeLeft';
import { getLatestEnd, getScheduledTimes, getMilesBetween, type Place } from '../../crew/rules/busyTimes';
import { type Person, type Reach, checkReach } from '../../provider/access/access';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { BranchRow, OrderRow, WorldTables, OrderEventRow } from '../../provider/store/schema';
import { canonicalText } from '../../provider/store/values';
import { jobRefusalTexts as texts, actionRefusalTexts as actionTexts } from '../../provider/texts/refusals';
import { toIso } from '../../provider/time/clock';
import { completeStop } from './orderFields';

/** The first order number, as in an office that has been open for years. */
export const firstOrderNumber = 1020;

/** The columns of an order no one has worked on yet. */
export const newOrder = {
  status: OrderStatus.notFormed,
  closed_state: null,
  version: 1,
  attachments: [],
  closed_at: null,
  closed_by_id: null,
  cancel_reason: null,
  cancel_comment: null,
  show_up_pay_hours: 0,
  show_up_pay: [],
  completion: null,
} satisfies Partial<OrderRow>;

/** Converts a checked form to columns. Adds defaults and drops stops of a side that the help type does not have. */
export function toOrderColumns(tables: WorldTables, branch: BranchRow, form: OrderRequest) {
  const { version: _version, ask_to_reconfirm: _ask, release_invitation_ids: _release, ...more } = form;
  const { attachment_ids: _files, override: _override, ...fields } = more;
  const toStops = (side: 'pick_up_addresses' | 'destination_addresses') =>
    getHelpSides(form.help_type).includes(side)
      ? (form[side] ?? []).map((stop) => completeStop(stop, findCity(tables, stop)))
      : [];
  const stops = {
    pick_up_addresses: toStops('pick_up_addresses'),
    destination_addresses: toStops('destination_addresses'),
  };
  const volume = form.volume_cuft ?? getWholeVolume({ items: form.items ?? [], size: form.move_size }) ?? 0;
  return {
    ...orderDefaults,
    ...fields,
    ...stops,
    help_type: getHelpKind(form.help_type),
    items: (form.items ?? []).map((item) => ({ ...itemDefaults, ...item })),
    special_items: [...new Set(form.special_items)],
    languages: [...new Set(form.languages)],
    tool_ids: [...new Set(form.tool_ids)],
    volume_cuft: volume,
    weight_lb: form.weight_lb ?? volume * 7,
    min_paid_hours: form.min_paid_hours ?? branch.default_min_hours,
    ...deriveColumns(branch, { ...form, ...stops }),
  };
}

type Sources = Pick<OrderRequest, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'> &
  Pick<OrderRow, 'pick_up_addresses' | 'destination_addresses'>;

/**
 * The columns of an order that follow from others: start of the first window and latest end on the last day, as instants,
 * and miles along the stops. Everything that writes one of their sources takes them from here.
 */
export function deriveColumns({ timezone }: Pick<BranchRow, 'timezone'>, sources: Sources) {
  const { date, end_date = null, arrival_window, estimated_hours, pick_up_addresses, destination_addresses } = sources;
  const days = getScheduledTimes({ date, end_date, arrival_window, estimated_hours }, timezone);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError(`No day of work: ${date}`);
  return {
    starts_at: toIso(first.startsAt),
    latest_end_at: toIso(getLatestEnd(last)),
    distance_miles: countMilesAlong([...pick_up_addresses, ...destination_addresses]),
  };
}

const derivedColumns: readonly string[] = [
  'starts_at',
  'latest_end_at',
  'distance_miles',
] satisfies readonly (keyof ReturnType<typeof deriveColumns>)[];

const orderDefaults = {
  customer_secondary_phone: null,
  customer_email: null,
  company_name: null,
  firm_time: false,
  flexible_days: 0,
  end_date: null,
  favorites_first: false,
  vehicle_requirements: [],
  travel_pay: 0,
  customer_quote: null,
  crew_notes: '',
  office_notes: '',
  packing: 'none' as const,
  pay_type: 'hourly' as const,
};

const itemDefaults = { catalog_id: null, weight_lb: null, room: null, disassembly: false, fragile: false };

function findCity(tables: WorldTables, { city, state, lat }: StopRequest): Place | null {
  if (lat !== undefined && lat !== null) return null;
  return tables.servingArea.one('town', `${city}, ${state}`.toLowerCase()) ?? null;
}

/** Miles along the stops, on the road, to one decimal. */
function countMilesAlong(stops: readonly { lat: number | null; lng: number | null }[]): number {
  const places = stops.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  const legs = places.slice(1).map((place, at) => getMilesBetween(places[at] ?? place, place));
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0) * 13) / 10;
}

// Versions ------------------------------------------------------------------------------------------------------------

export type VersionFacts = {
  /** The history of the order, oldest first. */
  events: readonly Pick<OrderEventRow, 'id' | 'type' | 'version' | 'fields' | 'actor_id'>[];
  /** The name of a person; undefined for one who does not exist. */
  findName: (userId: number) => { first_name: string; last_name: string } | undefined;
  now: Date;
  /** Of the branch. */
  timezone: string;
};

/**
 * Refuses a form based on an older version of the order. The conflicts list the changes since, with their authors,
 * newest first. Without a version, which the caller was not given, nothing is refused.
 */
export function checkVersion(
  order: Pick<OrderRow, 'id' | 'version' | 'updated_at' | 'updated_by_id'>,
  version: number | undefined,
  facts: VersionFacts,
): Refusal | null {
  if (version === undefined || version === order.version) return null;
  const who = facts.findName(order.updated_by_id);
  const when = relativeTime(order.updated_at, facts.now, facts.timezone).replaceAll('\u00a0', ' ');
  const changes = listChangesSince(version, facts);
  const unknown: Conflict = { kind: 'change', id: order.id, label: 'version', by: toFullName(who) };
  return refuse.conflict(`${who?.first_name ?? 'Someone'} changed this job ${when}.`, {
    code: 'stale_version',
    conflicts: changes.length > 0 ? changes : [unknown],
  });
}

function listChangesSince(version: number, { events, findName }: VersionFacts): Conflict[] {
  const since = events.filter((each) => each.type === 'updated' && each.version > version);
  return since.toReversed().flatMap(({ id, fields, actor_id }) => {
    const actor = actor_id === null ? undefined : findName(actor_id);
    return fields.map((label): Conflict => ({ kind: 'change', id, label, ...(actor && { by: toFullName(actor) }) }));
  });
}

function toFullName(who: { first_name: string; last_name: string } | undefined): string {
  return who ? namePerson(who) : '';
}

export function listChangedFields(before: OrderRow, columns: object): string[] {
  return Object.entries(columns)
    .filter(([name, value]) => canonicalText(value) !== canonicalText(Reflect.get(before, name)))
    .map(([name]) => name)
    .filter((name) => !derivedColumns.includes(name));
}

// State ---------------------------------------------------------------------------------------------------------------

type Closed = Pick<OrderRow, 'closed_state'>;

/** Checks whether someone may open an order; `inClosedBranch` when they may only read it (docs/product.md, "Branches"). */
export function checkOrderAccess(reach: Reach, inClosedBranch: boolean): Refusal | null {
  return inClosedBranch ? refuse.wrongState(texts.branchClosed) : checkReach(reach);
}

/** A completed or canceled job can no longer change. */
export function checkUnclosed({ closed_state }: Closed): Refusal | null {
  return closed_state === null
    ? null
    : refuse.wrongState(closed_state === 'completed' ? actionTexts.jobCompleted : actionTexts.jobCanceled);
}

/** Refuses reopening a job, unless `findReopenBlocker` finds no reason. `now` in milliseconds since the epoch. */
export function checkReopen(
  person: Pick<Person, 'type'>,
  order: Pick<OrderRow, 'closed_state' | 'closed_at'>,
  now: number,
): Refusal | null {
  const blocker = findReopenBlocker(person.type, order, now);
  return blocker && reopenRefusals[blocker]();
}

/** Refuses to reopen a job while someone of its crew works elsewhere at its time. `busy` names them and both times. */
export function checkFreeCrew(busy: readonly { conflict: Conflict }[]): Refusal | null {
  const conflicts = busy.map(({ conflict }) => conflict);
  const names = [...new Set(conflicts.map(({ label }) => label))].join(', ');
  if (conflicts.length === 0) return null;
  return refuse.conflict(`${names}: on another job at that time. Take them off it first.`, {
    code: 'hard_conflict',
    conflicts,
  });
}

const reopenRefusals: Record<ReopenBlocker, () => Refusal> = {
  role: () => refuse.forbidden(),
  state: () => refuse.wrongState('Only a completed job can be reopened.'),
  time: () => refuse.conflict('A job can be reopened within 24 hours.', { code: 'too_late' }),
};
