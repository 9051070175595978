import type { CrewMember, CrewRequirement, Order, PositionCode } from '../../../generated/model';
import { InvitationStatus } from '../../../generated/model/codes';
import { toMinutes } from '../../../platform/lib/clockTimes';
import { getHelpSides } from '../../../domain/helpType';
import { smallMoveMinutes } from '../../../domain/limits';
import { getLastDay } from '../../../domain/workDays';
import { needOf } from './crew';

/** What a move of a job is to its people, the gravest first (docs/product.md, "Edits that touch people"). */
export type Move = 'other_day' | 'other_city' | 'start_beyond_hour' | 'start_within_hour';

/** Too many who have accepted on a position: so many of them have to be released. */
export type Surplus = { position: PositionCode; surplus: number; members: readonly CrewMember[] };

/** What saving a change means to people who were asked. */
export type EditImpact = {
  move: Move | null;
  /** Who said yes and would earn less an hour: they are always asked again. */
  paidLess: readonly CrewMember[];
  surplus: readonly Surplus[];
  /** All who said yes. */
  accepted: readonly CrewMember[];
  /** All who have not answered yet. */
  pending: readonly CrewMember[];
  /** Whether those who said yes are asked again by default, and whether that can be chosen. */
  asksAgain: boolean;
  forced: boolean;
};

/** What of an order its people go by, as it stands or as it is about to be sent. */
export type Agreed = Pick<Order, 'help_type' | 'date' | 'arrival_window' | 'crew_requirements' | 'offered_rates'> & {
  end_date?: string | null | undefined;
  pick_up_addresses?: readonly { city: string }[];
  destination_addresses?: readonly { city: string }[];
};

/** What the change means to the crew; null when nobody has to be asked about it. */
export function impactOf(before: Agreed, after: Agreed, members: readonly CrewMember[]): EditImpact | null {
  const accepted = members.filter(({ status }) => status === InvitationStatus.accepted);
  const pending = members.filter(({ status }) => status === InvitationStatus.new);
  if (accepted.length + pending.length === 0) return null;
  const move = moveOf(before, after);
  const paidLess = accepted.filter((member) => rateAfter(member, before, after) < (member.hourly_rate ?? 0));
  const surplus = surplusOf(after.crew_requirements, accepted);
  if (move === null && paidLess.length === 0 && surplus.length === 0) return null;
  const forced = paidLess.length > 0;
  const asksAgain = accepted.length > 0 && (forced || (move !== null && move !== 'start_within_hour'));
  return { move, paidLess, surplus, accepted, pending, asksAgain, forced };
}

function moveOf(before: Agreed, after: Agreed): Move | null {
  if (before.date !== after.date || getLastDay(before) !== getLastDay(after)) return 'other_day';
  if (cities(before) !== cities(after)) return 'other_city';
  const [from, to] = [before, after].map(({ arrival_window }) => toMinutes(arrival_window.slice(0, 5)) ?? 0);
  const minutes = Math.abs((to ?? 0) - (from ?? 0));
  if (minutes === 0) return null;
  return minutes <= smallMoveMinutes ? 'start_within_hour' : 'start_beyond_hour';
}

/** Towns in the order of the stops, of the sides the job has. */
function cities(order: Agreed): string {
  return getHelpSides(order.help_type)
    .flatMap((side) => (order[side] ?? []).map(({ city }) => city))
    .join('|');
}

/** Whoever was offered the usual rate follows it; a rate agreed on by hand stays. */
function rateAfter({ position, hourly_rate }: CrewMember, before: Agreed, after: Agreed): number {
  const rate = hourly_rate ?? 0;
  return rate === before.offered_rates[position] ? (after.offered_rates[position] ?? rate) : rate;
}

function surplusOf(crew: readonly CrewRequirement[], accepted: readonly CrewMember[]): Surplus[] {
  const held = [...new Set(accepted.map(({ position }) => position))];
  return held.flatMap((position) => {
    const members = accepted.filter((member) => member.position === position);
    const surplus = members.length - needOf(crew, position);
    return surplus > 0 ? [{ position, surplus, members }] : [];
  });
}
