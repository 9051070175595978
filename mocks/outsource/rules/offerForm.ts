import { getMedian, getPercent } from '#domain/numbers/statistics';
import { getHelpSides, helpKinds } from '#domain/orders/helpType';
import type {
  OfferDraft,
  OfferRequirements,
  OrderRequest,
  PositionNeed,
  StopRequest,
  HardFilterCode,
  Locale,
  InvitationBucket,
} from '#generated/model';
import { OfferStatus, InvitationStatus } from '#generated/model/codes';
import {
  mergeProblems,
  problemIf,
  type Problems,
  type Refusal,
  refuse,
  refuseProblems,
} from '../../provider/rules/refusals';
import type { OfferRow, UserRow, OfferApplicationRow } from '../../provider/store/schema';
import { offerRefusalTexts as texts, fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { minuteMs } from '../../provider/time/clock';

const notValid = 'Value is not valid';

/** Ids of the lookups. */
export type KnownIds = Record<'toolIds' | 'vehicleTypeIds', ReadonlySet<number>>;

/** Each position once, and no more people than the job has open slots. */
export function findNeedProblems(needs: readonly PositionNeed[], open: readonly PositionNeed[]): Problems {
  return mergeProblems(
    needs.map(({ position, count }, index) => {
      const isRepeated = needs.findIndex((each) => each.position === position) !== index;
      const left = open.find((each) => each.position === position)?.count ?? 0;
      const text = left === 0 ? texts.noOpenSlot : texts.tooManySlots(left);
      return mergeProblems([
        problemIf(count > left, `position_needs.${index}.count`, text),
        problemIf(isRepeated, `position_needs.${index}.position`, notValid),
      ]);
    }),
  );
}

/** The same for an offer that changes: not fewer than it accepted, not more than it accepted and the job has open. */
export function findChangeProblems(
  needs: readonly PositionNeed[],
  lines: readonly (PositionNeed & { accepted: number })[],
  open: readonly PositionNeed[],
): Problems {
  const allowed = open.map((each) => {
    const accepted = lines.find(({ position }) => position === each.position)?.accepted ?? 0;
    return { ...each, count: each.count + accepted };
  });
  const full = lines.filter(
    ({ position, accepted }) => accepted > 0 && !open.some((each) => each.position === position),
  );
  const known = [...allowed, ...full.map(({ accepted, ...line }) => ({ ...line, count: accepted }))];
  const lost = lines.filter(({ position, accepted }) => {
    const count = needs.find((each) => each.position === position)?.count ?? 0;
    return count < accepted;
  });
  return mergeProblems([
    findNeedProblems(needs, known),
    ...lost.map(({ accepted }) => ({ position_needs: [texts.alreadyAccepted(accepted)] })),
  ]);
}

export function findRequirementProblems(
  { tool_ids, vehicle_type_ids }: OfferRequirements,
  { toolIds, vehicleTypeIds }: KnownIds,
): Problems {
  const findUnknown = (ids: readonly number[], known: ReadonlySet<number>, name: string) =>
    ids.map((id, index) => problemIf(!known.has(id), `requirements.${name}.${index}`, notValid));
  return mergeProblems([
    ...findUnknown(tool_ids, toolIds, 'tool_ids'),
    ...findUnknown(vehicle_type_ids, vehicleTypeIds, 'vehicle_type_ids'),
  ]);
}

/** A need is either an order or a draft. */
export function findSourceProblems({ order_id, draft }: { order_id?: unknown; draft?: unknown }): Problems {
  if (order_id === undefined && draft === undefined) return { order_id: [fieldTexts.required] };
  return problemIf(order_id !== undefined && draft !== undefined, 'draft', notValid);
}

export const noRequirements: OfferRequirements = {
  tool_ids: [],
  vehicle_type_ids: [],
  languages: [],
  min_rating: null,
};

/** A line for an address that the office has still to enter. */
export const unknownAddress = 'Address to be entered';
/** A last name for a customer whom the office has still to enter. */
export const unknownCustomer = '(customer to be entered)';

type Customer = { name: string; phone: string; zip: string };

/** The order that a draft becomes. The company is the customer until the office enters one. */
export function toOrderForm(
  draft: OfferDraft,
  needs: readonly PositionNeed[],
  requirements: OfferRequirements,
  { name, phone, zip }: Customer,
): OrderRequest {
  const helpType = draft.help_type ?? helpKinds.pickUpOnly;
  const stop = toStop(draft, zip);
  const sides = getHelpSides(helpType);
  return {
    customer_name: draft.customer_name ?? name.slice(0, nameLength),
    customer_last_name: draft.customer_last_name ?? unknownCustomer,
    customer_primary_phone: draft.customer_primary_phone ?? phone,
    help_type: helpType,
    job_type: 'residential',
    move_size: draft.move_size ?? 'few_items',
    date: draft.date,
    arrival_window: draft.arrival_window,
    estimated_hours: draft.estimated_hours,
    pick_up_addresses: sides.includes('pick_up_addresses') ? [stop] : [],
    destination_addresses: sides.includes('destination_addresses') ? [stop] : [],
    crew_requirements: needs.map(({ position, count }) => ({ position, count })),
    offered_rates: Object.fromEntries(needs.map(({ position, hourly_rate }) => [position, hourly_rate])),
    tool_ids: requirements.tool_ids,
    languages: requirements.languages,
  };
}

function toStop(draft: OfferDraft, zip: string): StopRequest {
  const { floor = 0, elevator = 'none', flights_of_stairs = countFlights(draft), unit = null } = draft;
  return {
    address_line: draft.address_line ?? unknownAddress,
    unit,
    city: draft.city,
    state: draft.state,
    zip: draft.zip ?? zip,
    place_type: draft.place_type ?? (floor > 0 ? 'apartment' : 'house'),
    floor,
    flights_of_stairs,
    elevator,
  };
}

const nameLength = 50;

/** A walk-up: one flight less than the floor. */
function countFlights({ floor = 0, elevator = 'none' }: OfferDraft): number {
  return elevator === 'none' ? Math.min(10, Math.max(0, floor - 1)) : 0;
}

/** Gives fields of an order form their names in the draft. */
export function toDraftProblems(problems: Problems): Problems {
  const names = Object.entries(problems).map(([field, found]) => [toDraftField(field), found] as const);
  return Object.fromEntries(names);
}

function toDraftField(field: string): string {
  if (field.startsWith('crew_requirements')) return field.replace('crew_requirements', 'position_needs');
  return `draft.${field.replace(/^(pick_up|destination)_addresses\.\d+\./, '')}`;
}

// Publishing ----------------------------------------------------------------------------------------------------------

/** An order has at most one open offer. */
export function checkOpenOffer(offers: readonly Pick<OfferRow, 'id' | 'status'>[]): Refusal | null {
  const open = offers.find(({ status }) => status === OfferStatus.open);
  if (!open) return null;
  return refuse.conflict(texts.openOffer, {
    code: 'open_offer',
    conflicts: [{ kind: 'offer', id: open.id, label: texts.offerLabel(open.id) }],
  });
}

/** Reason a selected person cannot take the job; they may live farther away and have fewer stars than others. */
const allowed: readonly (HardFilterCode | 'unknown' | null)[] = [null, 'outside_radius', 'min_rating', 'not_available'];

/** Refuses selected people who cannot take the job, and a selection of no one. */
export function checkSelected(filters: readonly (HardFilterCode | 'unknown' | null)[]): Refusal | null {
  if (filters.length === 0) return refuse.field('user_ids', fieldTexts.required);
  const problems = filters.map((filter, index) =>
    problemIf(!allowed.includes(filter), `user_ids.${index}`, texts.cannotTake),
  );
  return refuseProblems(mergeProblems(problems));
}

/** Refuses a change of an offer that someone else changed in between. */
export function checkOfferVersion({ version }: Pick<OfferRow, 'version'>, read: number): Refusal | null {
  return version === read ? null : refuse.conflict(texts.changed, { code: 'stale_version' });
}

/** The language in which a person wrote a message; null without one. */
export function getMessageLanguage({ locale }: Pick<UserRow, 'locale'>, message: string): Locale | null {
  return message === '' ? null : locale;
}

/** Only an open offer changes. */
export function checkOfferOpen({ status }: Pick<OfferRow, 'status'>): Refusal | null {
  return status === OfferStatus.open ? null : refuse.wrongState(texts.notOpen);
}

/** An offer that accepted someone is part of the history of its job. */
export function checkDeleteOffer(accepted: number): Refusal | null {
  return accepted === 0 ? null : refuse.conflict(texts.hasCrew, { code: 'has_crew' });
}

type PublishedOffer = Pick<OfferRow, 'status' | 'created_at' | 'filled_at'> & {
  applications: readonly Pick<OfferApplicationRow, 'applied_at' | 'status' | 'invitation_id'>[];
};

/** Results of one month's offers (docs/product.md, "Outsourcing"). */
export function getMonthNumbers(offers: readonly PublishedOffer[]) {
  const filled = offers.filter(({ status }) => status === OfferStatus.filled);
  const people = offers.flatMap(({ applications }) => applications);
  const applied = people.filter(({ applied_at }) => applied_at !== null).length;
  const accepted = people.filter(
    ({ status, invitation_id }) => status === InvitationStatus.accepted || invitation_id !== null,
  ).length;
  return {
    offers: offers.length,
    filled: filled.length,
    applications: applied,
    accepted,
    median_minutes_to_fill: getMedian(filled.map(getMinutesToFill)),
    applicants_per_offer: offers.length === 0 ? 0 : Math.round((applied / offers.length) * 10) / 10,
    acceptance_percent: getPercent(Math.min(accepted, applied), applied),
  };
}

function getMinutesToFill({ created_at, filled_at }: PublishedOffer): number {
  return Math.round((Date.parse(filled_at ?? created_at) - Date.parse(created_at)) / minuteMs);
}

/** Sorts a list: new ones by their deadline, accepted ones by the start of the job, the others latest first. */
export function getOfferListKey(
  bucket: InvitationBucket,
  { decided_at, opens_at }: Pick<OfferApplicationRow, 'decided_at' | 'opens_at'>,
  { apply_by }: Pick<OfferRow, 'apply_by'>,
  startsAt: string,
): number {
  if (bucket === 'new') return Date.parse(apply_by);
  return bucket === 'accepted' ? Date.parse(startsAt) : -Date.parse(decided_at ?? opens_at);
}
