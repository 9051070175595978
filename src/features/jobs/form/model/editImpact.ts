import { smallMoveMinutes } from '#domain/limits';
import { getHelpSides } from '#domain/orders/helpType';
import { isOnCrew } from '#domain/orders/statuses';
import { getLastDay } from '#domain/time/workDays';
import type { CrewMember, CrewRequirement, Order, PositionCode, Conflict, OrderRequest } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { canonicalContent, unorderedContent, type MergeRules } from '#platform/forms/merge/mergeValues';
import { toMinutes } from '#platform/lib/time/clockTimes';
import {
  countNeeded,
  hasInvitation,
  type InvitedMember,
  isTyped,
  mergeFiles,
  toRatesRequest,
  type OrderValues,
  type Side,
} from '../../orders';

/** Kinds of changes that affect the crew, most severe first (docs/product.md, "Edits that touch people"). */
export type Move = 'other_day' | 'other_city' | 'start_beyond_hour' | 'start_within_hour';

/** More people accepted a position than it needs; `surplus` of them have to be released. */
export type Surplus = { position: PositionCode; surplus: number; members: readonly InvitedMember[] };

/** The impact of a change on invited people. */
export type EditImpact = {
  move: Move | null;
  /** Accepted people whose rate would drop. They always have to reconfirm. */
  paidLess: readonly CrewMember[];
  surplus: readonly Surplus[];
  /** Everyone who accepted. */
  accepted: readonly CrewMember[];
  /** Everyone who has not answered yet. */
  pending: readonly CrewMember[];
  /** Default for reconfirmation by accepted people, and whether the user can change it. */
  asksCrewAgain: boolean;
  forced: boolean;
};

/** The parts of a saved or edited order that the crew agreed to. */
export type Agreed = Pick<Order, 'help_type' | 'date' | 'arrival_window' | 'crew_requirements' | 'offered_rates'> & {
  end_date?: string | null | undefined;
  pick_up_addresses?: readonly { city: string }[];
  destination_addresses?: readonly { city: string }[];
};

/** The impact of a change on the crew; null if no one is affected. */
export function findImpact(before: Agreed, after: Agreed, members: readonly CrewMember[]): EditImpact | null {
  const accepted = members.filter(isOnCrew);
  const pending = members.filter(({ status }) => status === InvitationStatus.new);
  if (accepted.length + pending.length === 0) return null;
  const move = findMove(before, after);
  const paidLess = accepted.filter((member) => getRateAfter(member, before, after) < (member.hourly_rate ?? 0));
  const surplus = findSurplus(after.crew_requirements, accepted);
  if (move === null && paidLess.length === 0 && surplus.length === 0) return null;
  const forced = paidLess.length > 0;
  const asksCrewAgain = accepted.length > 0 && (forced || (move !== null && move !== 'start_within_hour'));
  return { move, paidLess, surplus, accepted, pending, asksCrewAgain, forced };
}

/** Null also for a change of what the provider does not say: the crew may know it as it is now. */
function findMove(before: Agreed, after: Agreed): Move | null {
  const lastDays = [before, after].map(({ date, end_date }) => date && getLastDay({ date, end_date }));
  if (before.date !== null && (before.date !== after.date || lastDays[0] !== lastDays[1])) return 'other_day';
  if (hasOtherCities(before, after)) return 'other_city';
  if (before.arrival_window === null) return null;
  const [from, to] = [before, after].map(({ arrival_window }) => toMinutes(arrival_window?.slice(0, 5) ?? '') ?? 0);
  const minutes = Math.abs((to ?? 0) - (from ?? 0));
  if (minutes === 0) return null;
  return minutes <= smallMoveMinutes ? 'start_within_hour' : 'start_beyond_hour';
}

function hasOtherCities(before: Agreed, after: Agreed): boolean {
  const [from, to] = [listCities(before), listCities(after)];
  return !from.includes('') && from.join('|') !== to.join('|');
}

/** Cities in the order of the stops, for the sides the job has. '' is a city that is not known. */
function listCities(order: Agreed): string[] {
  return getHelpSides(order.help_type).flatMap((side) => (order[side] ?? []).map(({ city }) => city));
}

/** The member's rate after the change. A rate equal to the offered one follows it; one set by hand stays. */
function getRateAfter({ position, hourly_rate }: CrewMember, before: Agreed, after: Agreed): number {
  const rate = hourly_rate ?? 0;
  if (position === null || rate !== before.offered_rates?.[position]) return rate;
  return after.offered_rates?.[position] ?? rate;
}

function findSurplus(crew: readonly CrewRequirement[], accepted: readonly CrewMember[]): Surplus[] {
  const held = new Set(accepted.flatMap(({ position }) => position ?? []));
  return [...held].flatMap((position) => {
    const members = accepted.filter(hasInvitation).filter((member) => member.position === position);
    const surplus = members.length - countNeeded(crew, position);
    return surplus > 0 ? [{ position, surplus, members }] : [];
  });
}

/** A part of an order that is compared and merged as one unit. */
export type OrderKey = keyof OrderValues;

/** Rules for merging two users' changes to one order. The files of both are kept. */
export const orderMerge: MergeRules<OrderValues, OrderKey> = {
  listNames: (values) => Object.keys(values).filter((name): name is OrderKey => name in values),
  getContent: (values, name) => contents[name]?.(values) ?? canonicalContent(values[name]),
  join: ({ base, mine, theirs }) => ({
    attachment_ids: mergeFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids),
  }),
};

/** Entry keys and map pins: only the form has them, not the provider. */
const formKeys = ['key', 'pin'];

/** Parts with differences that are not sent: lists without an order, and values that the job does not need. */
const contents: Partial<Record<OrderKey, (values: OrderValues) => string>> = {
  pick_up_addresses: (values) => getStopsContent(values, 'pick_up_addresses'),
  destination_addresses: (values) => getStopsContent(values, 'destination_addresses'),
  items: ({ items }) => unorderedContent(items, formKeys),
  vehicle_requirements: ({ vehicle_requirements }) => unorderedContent(vehicle_requirements, formKeys),
  attachment_ids: ({ attachment_ids }) => unorderedContent(attachment_ids, formKeys),
  special_items: ({ special_items }) => unorderedContent(special_items),
  tool_ids: ({ tool_ids }) => unorderedContent(tool_ids),
  languages: ({ languages }) => unorderedContent(languages),
  crew_requirements: (values) => unorderedContent(listNeeded(values)),
  offered_rates: (values) => canonicalContent(toRatesRequest(values.offered_rates, listNeeded(values))),
};

function listNeeded({ crew_requirements }: OrderValues) {
  return crew_requirements.filter(({ count }) => count > 0);
}

/** The empty stop of a side the job does not have takes its state from the other side, which is no change. */
function getStopsContent(values: OrderValues, side: Side): string {
  const isNeeded = getHelpSides(values.help_type).includes(side);
  return canonicalContent(isNeeded ? values[side] : values[side].filter(isTyped), formKeys);
}

type TimeSpan = { start: string; end: string };

/** A person on the crew who works elsewhere at the new time of a job. */
export type CrewConflict = {
  invitationId: number;
  /** Null for a person who is no member: no one can override that conflict. */
  employeeId: number | null;
  name: string;
  /** Of the other job; null for one of another branch. */
  number: string | null;
  own: TimeSpan | null;
  other: TimeSpan | null;
};

/** Decision of the office about people with a conflict. */
export type ConflictDecision = Required<Pick<OrderRequest, 'override' | 'release_invitation_ids'>>;

/** The refused conflicts with the invitations they are about. Leaves out people who left the crew in between. */
export function toCrewConflicts(conflicts: readonly Conflict[], members: readonly CrewMember[]): CrewConflict[] {
  return conflicts.flatMap((conflict): CrewConflict[] => {
    const member = members.find((each) => isOnCrew(each) && isAbout(conflict, each));
    if (!member || member.invitation_id === null) return [];
    const { label, number = null, own_starts_at, own_ends_at, starts_at, ends_at } = conflict;
    return [
      {
        invitationId: member.invitation_id,
        employeeId: member.employee_id,
        name: label,
        number,
        own: toTimeSpan(own_starts_at, own_ends_at),
        other: toTimeSpan(starts_at, ends_at),
      },
    ];
  });
}

/** Keeps these people with the reason and removes the others. */
export function decideConflicts(
  conflicts: readonly CrewConflict[],
  keptIds: readonly number[],
  reason = '',
): ConflictDecision {
  const isKept = ({ invitationId }: CrewConflict) => keptIds.includes(invitationId);
  return {
    override: conflicts.flatMap((conflict) =>
      isKept(conflict) && conflict.employeeId !== null
        ? [{ employee_id: conflict.employeeId, reason: reason.trim() }]
        : [],
    ),
    release_invitation_ids: conflicts.flatMap((conflict) => (isKept(conflict) ? [] : [conflict.invitationId])),
  };
}

/** The id of a conflict: the member's, or the user's if they are not a member. */
function isAbout({ kind, id }: Conflict, { employee_id, user_id }: CrewMember): boolean {
  return kind === 'employee' ? employee_id === id : kind === 'helper' && user_id === id;
}

function toTimeSpan(start: string | undefined, end: string | undefined): TimeSpan | null {
  return start !== undefined && end !== undefined ? { start, end } : null;
}
