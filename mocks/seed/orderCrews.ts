import type { PositionCode } from '../../src/generated/model';
import { ActiveStatus } from '../../src/generated/model/codes';
import type { BranchRow, EmployeeRow, UserRow } from '../db/schema';
import { fillsSlotAs } from '../rules/crew/formation';
import type { World } from '../world';
import { isOpenInvitation } from '../../src/domain/statuses';

/** Somebody who goes out on jobs of a branch. */
export type Member = { user: UserRow; employee: EmployeeRow };

/** When a job keeps people busy: its local day, and instants in milliseconds. */
export type Span = { date: string; from: number; to: number };

/** Who works when, over all branches, so that nobody is booked twice. */
export type CrewBook = {
  isFree: (userId: number, span: Span) => boolean;
  take: (userId: number, span: Span) => void;
};

/** The book as it stands: everybody asked or accepted for an open order is taken. */
export function openCrewBook({ tables }: World): CrewBook {
  const taken = new Map<string, Span[]>();
  const dayOf = (userId: number, { date }: Span) => `${userId}/${date}`;
  const book: CrewBook = {
    isFree: (userId, span) => !taken.get(dayOf(userId, span))?.some(({ from, to }) => span.from < to && from < span.to),
    take: (userId, span) => {
      const day = dayOf(userId, span);
      taken.set(day, [...(taken.get(day) ?? []), span]);
    },
  };
  for (const { user_id, order_id } of tables.invitation.where(isOpenInvitation)) {
    const { date, starts_at, estimated_hours } = tables.order.require(order_id);
    book.take(user_id, spanOf(date, Date.parse(starts_at), estimated_hours));
  }
  return book;
}

export function spanOf(date: string, startsAt: number, hours: number): Span {
  return { date, from: startsAt, to: startsAt + hours * 3_600_000 };
}

export function membersOf({ tables }: World, { id }: BranchRow): Member[] {
  const employees = tables.employee.by('branch', id).filter(({ status }) => status === ActiveStatus.active);
  return employees.map((employee) => ({ employee, user: tables.user.require(employee.user_id) }));
}

type Wish = { positions: readonly PositionCode[]; span: Span; first?: Member | undefined; avoid: ReadonlySet<number> };

/** One free member for each position, the wished one among them if that is possible; null when there are too few. */
export function findCrew(
  world: World,
  members: readonly Member[],
  book: CrewBook,
  { positions, span, first, avoid }: Wish,
): Member[] | null {
  const wished = first && book.isFree(first.user.id, span) ? first : undefined;
  const seat = wished ? positions.findLastIndex((each) => fillsSlotAs(wished.user.positions, each) !== 'no') : -1;
  const taken = new Set(avoid);
  if (wished) taken.add(wished.user.id);
  const crew: Member[] = [];
  for (const [place, position] of positions.entries()) {
    const found =
      place === seat ? wished : pickFree(world, members, position, (id) => taken.has(id) || !book.isFree(id, span));
    if (!found) return null;
    taken.add(found.user.id);
    crew.push(found);
  }
  return crew;
}

/** Anybody who may stand there, rather somebody whose own position it is. */
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
