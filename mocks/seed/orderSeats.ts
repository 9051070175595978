import type { InvitationRow } from '../db/schema';
import { isLate, rejectReasons, withdrawReasons } from '../rules/crew/invitations';
import type { World } from '../world';
import { castIds } from './cast';
import { type Member, pickFree, type Span } from './orderCrews';
import { minuteMs } from '../times';
import { InvitationStatus, OrderStatus, PositionCode } from '../../src/generated/model/codes';

/** Somebody who was asked, when, and what came of it. Milliseconds since the epoch. */
export type Seat = {
  member: Member;
  position: PositionCode;
  askedAt: number;
  answeredAt: number | null;
} & Pick<InvitationRow, 'status' | 'reason' | 'cancelled_by' | 'late_cancel'>;

type Facts = {
  positions: readonly PositionCode[];
  /** One for each position. */
  crew: readonly Member[];
  status: OrderStatus;
  createdAt: number;
  /** Nobody answers after. */
  until: number;
  span: Span;
  now: number;
};

/** The crew as its state says, and those who said no, withdrew or did not answer. */
export function seatsOf(world: World, members: readonly Member[], facts: Facts): Seat[] {
  const { positions, crew, status } = facts;
  const { random } = world;
  const accepting =
    status === OrderStatus.formed
      ? crew.length
      : status === OrderStatus.partiallyFormed
        ? Math.max(1, crew.length - 1)
        : 0;
  const seats = crew.flatMap((member, place): Seat[] => {
    const position = positions[place] ?? PositionCode.helper;
    if (place < accepting) return [answered(world, facts, member, position, accepted)];
    // A place of a crew that is begun is as often empty as asked for.
    return status === OrderStatus.partiallyFormed && random.chance(0.3)
      ? []
      : [waiting(world, facts, member, position)];
  });
  const asked = new Set([castIds.marcus, ...crew.map(({ user }) => user.id)]);
  for (const answer of answersBeside(world, status)) {
    const member = pickFree(world, members, PositionCode.helper, (id) => asked.has(id));
    if (!member || !positions.includes(PositionCode.helper)) continue;
    asked.add(member.user.id);
    const seat = answered(world, facts, member, PositionCode.helper, answer);
    const late_cancel = answer.cancelled_by === 'helper' && isLate(seat.answeredAt ?? 0, facts.span.from);
    seats.push({ ...seat, late_cancel });
  }
  return seats;
}

type Answer = Pick<Seat, 'status' | 'reason' | 'cancelled_by'>;

export const accepted: Answer = { status: InvitationStatus.accepted, reason: null, cancelled_by: null };

/** What others answered who were asked as well. */
function answersBeside({ random }: World, status: OrderStatus): Answer[] {
  const no = (): Answer => ({
    status: InvitationStatus.rejected,
    reason: random.pick(rejectReasons),
    cancelled_by: null,
  });
  const gone = (): Answer =>
    random.weighted<Answer>([
      [{ status: InvitationStatus.cancelled, reason: random.pick(withdrawReasons), cancelled_by: 'helper' }, 4],
      [{ status: InvitationStatus.cancelled, reason: 'expired', cancelled_by: 'system' }, 3],
      [{ status: InvitationStatus.cancelled, reason: 'crew_changed', cancelled_by: 'company' }, 1],
      [
        { status: InvitationStatus.cancelled, reason: 'position_filled', cancelled_by: 'system' },
        status === OrderStatus.formed ? 4 : 0,
      ],
    ]);
  if (status === OrderStatus.notFormed) return random.chance(0.2) ? [no()] : [];
  return [
    ...(random.chance(0.36) ? [no()] : []),
    ...(random.chance(0.08) ? [no()] : []),
    ...(random.chance(0.14) ? [gone()] : []),
  ];
}

/** Somebody who was asked soon after the job was written down and answered some hours later, before it was too late. */
export function answered(
  { random }: World,
  { createdAt, until }: Pick<Facts, 'createdAt' | 'until'>,
  member: Member,
  position: PositionCode,
  answer: Answer,
): Seat {
  const room = Math.max(0, until - createdAt);
  const askedAt = createdAt + Math.floor(room * random.float() * 0.3);
  const answeredAt = Math.min(until, askedAt + random.int(4, 480) * minuteMs);
  return { member, position, askedAt, answeredAt: Math.max(askedAt, answeredAt), late_cancel: false, ...answer };
}

/** Somebody asked within the last fifteen hours, so that the question still stands. */
export function waiting(
  { random }: World,
  { createdAt, now }: Pick<Facts, 'createdAt' | 'now'>,
  member: Member,
  position: PositionCode,
): Seat {
  const askedAt = Math.max(createdAt + minuteMs, now - random.int(5, 900) * minuteMs);
  return {
    member,
    position,
    askedAt,
    answeredAt: null,
    status: InvitationStatus.new,
    reason: null,
    cancelled_by: null,
    late_cancel: false,
  };
}
