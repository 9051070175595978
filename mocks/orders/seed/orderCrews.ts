import type { PositionCode } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import type { BranchRow, EmployeeRow, UserRow } from '../../provider/store/schema';
import { fillsSlotAs } from '../../crew/rules/formation';
import type { World } from '../../provider/world';
import { isOpenInvitation } from '#domain/orders/statuses';
import { listWorkDays } from '#domain/time/workDays';
import { dayMs } from '../../provider/time/times';

/** A member who works on a branch's jobs. */
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
  const slot = preferred ? positions.findLastIndex((each) => fillsSlotAs(preferred.user.positions, each) !== 'no') : -1;
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
export function pickFree(
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
    const how = fillsSlotAs(member.user.positions, position);
    if (how === 'own') return member;
    if (how === 'helper') asHelper ??= member;
  }
  return asHelper;
}
