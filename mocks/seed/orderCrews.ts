import type { PositionCode } from '../../src/generated/model';
import type { BranchRow, EmployeeRow, InvitationRow, OrderRow, UserRow } from '../db/schema';
import { type Booking, clashOf } from '../rules/conflicts';
import { bookingOf } from '../handlers/orders/bookings';
import { formationOf, standsAs } from '../rules/formation';
import { expiryOf, rejectReasons } from '../rules/invitations';
import { hoursOnSite, payLines, payoutOf } from '../../src/platform/lib/crewPay';
import type { World } from '../world';
import { isoOf } from './times';

type Stamp = Pick<OrderRow, 'closed_at' | 'closed_by_id' | 'updated_at'> & { closed_at: string };

/** Who works when in a branch while its past is written, so that nobody is booked twice. */
export type CrewBook = {
  isFree: (userId: number, order: OrderRow) => boolean;
  book: (userId: number, order: OrderRow) => void;
  people: readonly { employee: EmployeeRow; user: UserRow }[];
  statusOf: (orderId: number) => 1 | 2 | 3 | 4;
  cancelSeeded: (order: OrderRow, stamp: Stamp) => void;
};

export function openCrewBook(world: World, { id }: BranchRow): CrewBook {
  const { tables } = world;
  const booked = new Map<number, Booking[]>();
  const members = tables.employee.by('branch', id).filter(({ status }) => status === 1);
  return {
    people: members.map((employee) => ({ employee, user: tables.user.require(employee.user_id) })),
    isFree: (userId, order) => {
      const wanted = bookingOf(world, order);
      return !booked.get(userId)?.some((other) => clashOf(wanted, other, false, 0)?.severity === 'hard');
    },
    book: (userId, order) => booked.set(userId, [...(booked.get(userId) ?? []), bookingOf(world, order)]),
    statusOf: (orderId) => {
      return formationOf(tables.order.require(orderId).crew_requirements, tables.invitation.by('order', orderId));
    },
    cancelSeeded: (order, stamp) => {
      const reason = world.random.pick(['customer_cancelled', 'customer_rescheduled', 'weather', 'building_access']);
      for (const each of tables.invitation.by('order', order.id)) {
        tables.invitation.update(each.id, { status: 4, reason: 'order_cancelled', cancelled_by: 'company' });
      }
      tables.order.update(order.id, { ...stamp, status: 1, closed_state: 'cancelled', cancel_reason: reason });
    },
  };
}

/** Asks people until the crew is in that state; false when there are not enough of them that day. */
export function fillCrew(world: World, order: OrderRow, status: 1 | 2 | 3 | 4, book: CrewBook): boolean {
  if (status === 1) return true;
  const places = order.crew_requirements.flatMap(({ position, count }) =>
    Array.from({ length: count }, () => position),
  );
  const accepting = status === 4 ? places.length : status === 3 ? Math.max(1, places.length - 1) : 0;
  if (status === 3 && places.length < 2) return false;
  const taken = new Set<number>();
  const found = places.map((position) => pick(world, order, position, book, taken));
  if (found.some((person) => person === undefined)) return false;
  found.forEach((person, place) => {
    const position = places[place] ?? 3;
    if (!person) return;
    ask(world, order, person, position, place < accepting ? 2 : 1);
    book.book(person.user.id, order);
  });
  if (world.random.chance(0.4)) {
    const more = pick(world, order, 3, book, taken);
    if (more && places.includes(3)) ask(world, order, more, 3, 3);
  }
  return true;
}

function pick({ random }: World, order: OrderRow, position: PositionCode, book: CrewBook, taken: Set<number>) {
  const able = book.people.filter(({ user }) => !taken.has(user.id) && standsAs(user.positions, position) !== 'no');
  const found = random.shuffle(able).find(({ user }) => book.isFree(user.id, order));
  if (found) taken.add(found.user.id);
  return found;
}

type Member = CrewBook['people'][number];

function ask(
  world: World,
  order: OrderRow,
  { employee, user }: Member,
  position: PositionCode,
  status: 1 | 2 | 3,
): InvitationRow {
  const { tables, db, clock, random } = world;
  const now = clock.now().getTime();
  const latest = Math.min(now, Date.parse(order.starts_at) - 3 * 3_600_000);
  const wish = status === 1 ? now - random.int(5, 900) * 60_000 : latest - random.int(60, 3000) * 60_000;
  const created = Math.max(Date.parse(order.created_at), wish);
  const responded_at = status === 1 ? null : isoOf(Math.min(now, created + random.int(4, 55) * 60_000));
  return tables.invitation.insert({
    ...{ id: db.nextId('invitation'), order_id: order.id, branch_id: order.branch_id, employee_id: employee.id },
    ...{ user_id: user.id, position, hourly_rate: order.offered_rates[position] ?? employee.hourly_rate, status },
    ...{ source: 'direct', message: null, cancelled_by: null, invited_by: order.created_by_id, responded_at },
    ...{ reason: status === 3 ? random.pick(rejectReasons) : null, reason_comment: null, reconfirm_of: null },
    ...{ created_at: isoOf(created), expires_at: isoOf(expiryOf(created, Date.parse(order.starts_at))) },
    ...{ late_cancel: false, override_reason: null },
  });
}

/** The past of a job that was done: hours near the estimate, now and then a tip, stars mostly five. */
export function completeSeeded(world: World, order: OrderRow, stamp: Stamp): void {
  const { tables, random } = world;
  const crew = tables.invitation.by('order', order.id).filter(({ status }) => status === 2);
  const started = Date.parse(order.starts_at) + random.int(0, 40) * 60_000;
  const actual_end_at = isoOf(started + (order.estimated_hours * 60 + random.int(-3, 5) * 15) * 60_000);
  const hours = hoursOnSite(started, Date.parse(actual_end_at), 0, 'quarter_up');
  const tips_total = random.chance(0.5) ? random.int(2, 12) * 1000 : 0;
  const worked = crew.map(({ hourly_rate }) => ({ hours, hourlyRate: hourly_rate, bonus: 0, tip: 0, noShow: false }));
  const lines = payLines(worked, { minPaidHours: order.min_paid_hours, tipsTotal: tips_total, tipSplit: 'equal' });
  tables.order.update(order.id, {
    ...stamp,
    ...{ status: formationOf(order.crew_requirements, crew), closed_state: 'completed', version: 2 },
    completion: {
      ...{ actual_start_at: isoOf(started), actual_end_at, break_minutes: 0, actual_hours: hours, tips_total },
      ...{ payout_total: payoutOf(lines), issues: [], customer_signature_name: order.customer_name, notes: '' },
      lines: crew.flatMap(({ id, user_id, position, hourly_rate }, place) => {
        const line = lines[place];
        if (!line) return [];
        const { first_name, last_name } = tables.user.require(user_id);
        const stars = random.weighted([
          [5, 78],
          [4, 14],
          [3, 5],
          [2, 2],
          [1, 1],
        ] as const);
        const rating = random.chance(0.6) ? { stars, tags: ['on_time'] } : null;
        const { paidHours: paid_hours, bonus, tip, total } = line;
        return [
          {
            invitation_id: id,
            user_id,
            first_name,
            last_name,
            position,
            paid_hours,
            hourly_rate,
            bonus,
            tip,
            no_show: false,
            total,
            rating,
          },
        ];
      }),
    },
  });
}
