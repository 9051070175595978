import { slotFit } from '#domain/orders/formation';
import { getHelpSides } from '#domain/orders/helpType';
import { isOpenInvitation } from '#domain/orders/statuses';
import { listWorkDays } from '#domain/time/workDays';
import type { OrderRequest } from '#generated/model';
import { PositionCode, ActiveStatus, InvitationStatus, OrderStatus } from '#generated/model/codes';
import { castIds } from '../../account/seed/cast';
import { isLate, withdrawReasons } from '../../crew/rules/inviting';
import { getAge } from '../../provider/seed/times';
import { pickHonestReason } from '../../provider/simulation/honestReasons';
import type { BranchRow, EmployeeRow, UserRow, InvitationRow } from '../../provider/store/schema';
import { dayMs, hourMs, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';

export type Member = { user: UserRow; employee: EmployeeRow };

/** When a job keeps people busy: its local day, and instants in milliseconds. */
export type Span = { date: string; from: number; to: number };

/** Bookings of people in all branches, so that no one is booked twice. */
export type CrewBook = {
  isFree: (userId: number, span: Span) => boolean;
  take: (userId: number, span: Span) => void;
};

/** Starts with everyone invited to or accepted for an open order. */
export function openCrewBook({ tables }: World): CrewBook {
  const taken = new Map<string, Span[]>();
  const toKey = (userId: number, { date }: Span) => `${userId}/${date}`;
  const book: CrewBook = {
    isFree: (userId, span) => !taken.get(toKey(userId, span))?.some(({ from, to }) => span.from < to && from < span.to),
    take: (userId, span) => {
      const day = toKey(userId, span);
      taken.set(day, [...(taken.get(day) ?? []), span]);
    },
  };
  for (const { user_id, order_id } of tables.invitation.where(isOpenInvitation)) {
    const { date, end_date, starts_at, estimated_hours } = tables.order.require(order_id);
    listWorkDays({ date, end_date }).forEach((day, later) =>
      book.take(user_id, toSpan(day, Date.parse(starts_at) + later * dayMs, estimated_hours)),
    );
  }
  return book;
}

export function toSpan(date: string, startsAt: number, hours: number): Span {
  return { date, from: startsAt, to: startsAt + hours * 3_600_000 };
}

export function listMembers({ tables }: World, { id }: BranchRow): Member[] {
  const employees = tables.employee.by('branch', id).filter(({ status }) => status === ActiveStatus.active);
  return employees.map((employee) => ({ employee, user: tables.user.require(employee.user_id) }));
}

type CrewRequest = {
  positions: readonly PositionCode[];
  span: Span;
  first?: Member | undefined;
  avoid: ReadonlySet<number>;
};

/** One free member for each position, including `first` if possible; null when there are too few. */
export function findCrew(
  world: World,
  members: readonly Member[],
  book: CrewBook,
  { positions, span, first, avoid }: CrewRequest,
): Member[] | null {
  const preferred = first && book.isFree(first.user.id, span) ? first : undefined;
  const slot = preferred ? positions.findLastIndex((each) => slotFit(preferred.user.positions, each) !== 'no') : -1;
  const taken = new Set(avoid);
  if (preferred) taken.add(preferred.user.id);
  const crew: Member[] = [];
  for (const [index, position] of positions.entries()) {
    const found =
      index === slot ? preferred : pickFree(world, members, position, (id) => taken.has(id) || !book.isFree(id, span));
    if (!found) return null;
    taken.add(found.user.id);
    crew.push(found);
  }
  return crew;
}

/** Prefers a member with exactly this position over one who works below their own. */
function pickFree(
  { random }: World,
  members: readonly Member[],
  position: PositionCode,
  isTaken: (userId: number) => boolean,
): Member | undefined {
  const start = random.int(0, Math.max(0, members.length - 1));
  let asHelper: Member | undefined;
  for (const at of members.keys()) {
    const member = members[(start + at) % members.length];
    if (!member || isTaken(member.user.id)) continue;
    const how = slotFit(member.user.positions, position);
    if (how === 'own') return member;
    if (how === 'helper') asHelper ??= member;
  }
  return asHelper;
}

// Invitations ---------------------------------------------------------------------------------------------------------

/** An invitation with its answer. Milliseconds since the epoch. */
export type PlannedInvitation = {
  member: Member;
  position: PositionCode;
  invitedAt: number;
  answeredAt: number | null;
} & Pick<InvitationRow, 'status' | 'reason' | 'cancelled_by' | 'late_cancel'>;

type Facts = {
  positions: readonly PositionCode[];
  /** One for each position. */
  crew: readonly Member[];
  status: OrderStatus;
  createdAt: number;
  /** No answers after this moment. */
  until: number;
  span: Span;
  now: number;
  form: OrderRequest;
  branch: BranchRow;
  /** Checks whether a person has another job that day. */
  isBusy: (userId: number) => boolean;
};

/**
 * The invitations of the crew that its state requires, and invitations of people who declined, withdrew or did not answer.
 */
export function planInvitations(world: World, members: readonly Member[], facts: Facts): PlannedInvitation[] {
  const { positions, crew, status } = facts;
  const { random } = world;
  const accepting =
    status === OrderStatus.formed
      ? crew.length
      : status === OrderStatus.partiallyFormed
        ? Math.max(1, crew.length - 1)
        : 0;
  const invitations = crew.flatMap((member, index): PlannedInvitation[] => {
    const position = positions[index] ?? PositionCode.helper;
    if (index < accepting) return [planAnswered(world, facts, member, position, accepted)];
    // An open slot of a partly formed crew has an open invitation as often as none.
    return status === OrderStatus.partiallyFormed && random.chance(0.3)
      ? []
      : [planOpen(world, facts, member, position)];
  });
  const asked = new Set([castIds.marcus, ...crew.map(({ user }) => user.id)]);
  for (const answer of pickOtherAnswers(world, status)) {
    const member = pickFree(world, members, PositionCode.helper, (id) => asked.has(id));
    if (!member || !positions.includes(PositionCode.helper)) continue;
    asked.add(member.user.id);
    const reason = answer.status === InvitationStatus.rejected ? pickReason(world, member.user, facts) : answer.reason;
    const planned = planAnswered(world, facts, member, PositionCode.helper, { ...answer, reason });
    invitations.push(withdraw(planned, facts));
  }
  return invitations;
}

type Answer = Pick<PlannedInvitation, 'status' | 'reason' | 'cancelled_by'>;

const accepted: Answer = { status: InvitationStatus.accepted, reason: null, cancelled_by: null };

function pickOtherAnswers({ random }: World, status: OrderStatus): Answer[] {
  const no = (): Answer => ({ status: InvitationStatus.rejected, reason: null, cancelled_by: null });
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

function pickReason(world: World, { id }: UserRow, { form, branch, isBusy }: Facts): InvitationRow['reason'] {
  if (isBusy(id)) return 'already_booked';
  const [loading] = form.pick_up_addresses ?? [];
  if ((loading?.flights_of_stairs ?? 0) > 1 && world.random.chance(0.3)) return 'too_heavy';
  const hourly_rate = form.offered_rates?.[PositionCode.helper] ?? 0;
  return pickHonestReason(world, id, { branchId: branch.id, place: getFirstPlace(form, branch), hourly_rate });
}

/** Location of the first stop that the job has by its help type, or of the branch. */
function getFirstPlace(form: OrderRequest, branch: BranchRow) {
  const [side = 'pick_up_addresses'] = getHelpSides(form.help_type);
  const { lat, lng } = form[side]?.[0] ?? branch;
  return { lat: lat ?? branch.lat, lng: lng ?? branch.lng };
}

/**
 * An invitation sent soon after the job was created and answered some hours later, before the deadline. A year ago the
 * office needed longer, and some slots were filled in the last day.
 */
export function planAnswered(
  { random }: World,
  { createdAt, until, span, now }: Pick<Facts, 'createdAt' | 'until' | 'span' | 'now'>,
  member: Member,
  position: PositionCode,
  answer: Answer,
): PlannedInvitation {
  const age = getAge(span.from, now);
  const timeLeft = Math.max(0, until - createdAt);
  const [drawn, minutes] = [random.float(), random.int(4, 480)];
  const lateShare = span.from < now ? 0.02 + age * 0.2 : 0;
  const isLast = drawn < lateShare;
  const invitedAt = isLast
    ? Math.max(createdAt, until - Math.floor((drawn / lateShare) * lastHours * hourMs))
    : createdAt + Math.floor(timeLeft * drawn * (0.05 + 0.3 * age));
  const answeredAt = Math.min(until, invitedAt + Math.floor(minutes * (0.4 + 2.4 * age)) * minuteMs);
  return { member, position, invitedAt, answeredAt: Math.max(invitedAt, answeredAt), late_cancel: false, ...answer };
}

/** The last slots are filled in the hours before the deadline: within a day of the start. */
const lastHours = 20;

/** A person who withdrew: often in the last day, less so from month to month. */
function withdraw(invitation: PlannedInvitation, { span, until, now }: Facts): PlannedInvitation {
  if (invitation.cancelled_by !== 'helper' || invitation.answeredAt === null) return invitation;
  // The hours are as random as the time of the invitation.
  const hours = Math.floor(invitation.invitedAt / minuteMs) % 24;
  const isLast = hours < 24 * Math.min(1, 0.2 + getAge(span.from, now));
  const answeredAt = isLast
    ? Math.max(invitation.answeredAt, Math.min(until, span.from - hours * hourMs))
    : invitation.answeredAt;
  return { ...invitation, answeredAt, late_cancel: isLate(answeredAt, span.from) };
}

/** An invitation from the last fifteen hours, so that it has not expired. */
function planOpen(
  { random }: World,
  { createdAt, now }: Pick<Facts, 'createdAt' | 'now'>,
  member: Member,
  position: PositionCode,
): PlannedInvitation {
  const invitedAt = Math.max(createdAt + minuteMs, now - random.int(5, 900) * minuteMs);
  return {
    member,
    position,
    invitedAt,
    answeredAt: null,
    status: InvitationStatus.new,
    reason: null,
    cancelled_by: null,
    late_cancel: false,
  };
}
