import { smallMoveMinutes } from '#domain/limits';
import { isOpenInvitation } from '#domain/orders/statuses';
import { getLastDay, getPlannedHours } from '#domain/time/workDays';
import type { ActivityChange } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow, AgreedTerms } from '../../provider/store/schema';
import { getStatusAfter } from './inviting';

/** Kinds of edits that affect the crew (docs/product.md, "Edits that touch people"). */
export type EditKind = 'start_within_hour' | 'start_beyond_hour' | 'other_day' | 'other_city' | 'rate_lowered';

/** A small move only notifies people and updates their invitations. Every other edit asks them again. */
const isBig = (kind: EditKind) => kind !== 'start_within_hour';

/** The parts of a job that affect its people: local days, start in milliseconds, cities in the order of the stops. */
export type Schedule = { date: string; lastDay: string; startsAt: number; cities: readonly string[] };

/** The kind of change in time or place; null for none. The biggest wins: day, then city, then hour. */
export function getMove(before: Schedule, after: Schedule): EditKind | null {
  if (before.date !== after.date || before.lastDay !== after.lastDay) return 'other_day';
  if (before.cities.join('|') !== after.cities.join('|')) return 'other_city';
  const minutes = Math.abs(after.startsAt - before.startsAt) / 60_000;
  if (minutes === 0) return null;
  return minutes <= smallMoveMinutes ? 'start_within_hour' : 'start_beyond_hour';
}

/**
 * Checks whether the accepted crew must confirm again: as the office chose, else by the table. A lowered rate always
 * requires it. `choice` is null if the office did not choose.
 */
export function asksCrewAgain(kinds: readonly EditKind[], choice: boolean | null): boolean {
  return kinds.includes('rate_lowered') || (kinds.length > 0 && (choice ?? kinds.some(isBig)));
}

export function toSchedule(order: OrderRow): Schedule {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return { date: order.date, lastDay: getLastDay(order), startsAt: Date.parse(order.starts_at), cities };
}

type Offered = Pick<OrderRow, 'offered_rates'>;

/** An invitation at the offered rate follows the new offer. A negotiated rate stays. Cents per hour. */
export function getRateAfter(
  { position, hourly_rate }: Pick<InvitationRow, 'position' | 'hourly_rate'>,
  before: Offered,
  after: Offered,
): number {
  return hourly_rate === before.offered_rates[position] ? (after.offered_rates[position] ?? hourly_rate) : hourly_rate;
}

/** The kinds of edit that affect one invitation. `move` is the change in time or place. */
export function listEditKinds(move: EditKind | null, rateBefore: number, rateNow: number): EditKind[] {
  return [...(move ? [move] : []), ...(rateNow < rateBefore ? ['rate_lowered' as const] : [])];
}

/**
 * Decides the effect of an edit on an invitation: sent again, confirmed again, only its rate updated, or nothing. `choice` is null if
 * the office did not choose.
 */
export function decideEditOutcome(
  { status }: Pick<InvitationRow, 'status'>,
  kinds: readonly EditKind[],
  choice: boolean | null,
): 'resend' | 'reconfirm' | 'update' | 'none' {
  if (status === InvitationStatus.new && kinds.some(isBig)) return 'resend';
  const canReconfirm = getStatusAfter(status, 'reconfirm') !== null;
  if (canReconfirm && asksCrewAgain(kinds, choice)) return 'reconfirm';
  return isOpenInvitation({ status }) ? 'update' : 'none';
}

export function getDefaultNotice(
  invitation: Pick<InvitationRow, 'status'>,
  move: EditKind | null,
): 'notify' | 'reconfirm' {
  const outcome = decideEditOutcome(invitation, move ? [move] : [], null);
  return outcome === 'resend' || outcome === 'reconfirm' ? 'reconfirm' : 'notify';
}

type Times = Pick<OrderRow, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'>;

/** Checks whether an edit moves the job to other days or another arrival window. */
export function isMoved(before: Omit<Times, 'estimated_hours'>, after: Omit<Times, 'estimated_hours'>): boolean {
  return (
    before.date !== after.date ||
    getLastDay(before) !== getLastDay(after) ||
    before.arrival_window !== after.arrival_window
  );
}

export function isRescheduled(before: Times, after: Times): boolean {
  return isMoved(before, after) || before.estimated_hours !== after.estimated_hours;
}

// Agreed terms --------------------------------------------------------------------------------------------------------

type Job = Pick<
  OrderRow,
  'date' | 'end_date' | 'arrival_window' | 'estimated_hours' | 'pick_up_addresses' | 'destination_addresses'
>;

export function getTerms(
  order: Job,
  { position, hourly_rate }: Pick<InvitationRow, 'position' | 'hourly_rate'>,
): AgreedTerms {
  const { date, end_date, arrival_window, estimated_hours } = order;
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return { date, end_date, arrival_window, estimated_hours, position, hourly_rate, cities };
}

/**
 * Checks whether a job is again what someone had accepted before they were asked to confirm it: with nothing to confirm,
 * they stay on the crew. For an invitation that no one accepted yet, never.
 */
export function isAgreedAgain(invitation: InvitationRow, order: Job): boolean {
  const { status, reconfirm_of, agreed } = invitation;
  if (status !== InvitationStatus.new || reconfirm_of === null || agreed === null) return false;
  return listTermChanges(agreed, getTerms(order, invitation)).length === 0;
}

type Fact = string | number | null;

/** Old and new values of what changed, as texts of the API (docs/product.md, "Edits that touch people"). */
export function listTermChanges(before: AgreedTerms, after: AgreedTerms): ActivityChange[] {
  const facts: [field: string, from: Fact, to: Fact][] = [
    ['date', before.date, after.date],
    ['end_date', before.end_date, after.end_date],
    ['arrival_window', before.arrival_window, after.arrival_window],
    ['planned_hours', getPlannedHours(before), getPlannedHours(after)],
    ['cities', before.cities.join(' · '), after.cities.join(' · ')],
    ['position', before.position, after.position],
    ['hourly_rate', before.hourly_rate, after.hourly_rate],
  ];
  return facts.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from: toText(from), to: toText(to) }]));
}

function toText(value: Fact): string {
  return value === null ? '' : String(value);
}
