import type { Conflict, CrewConflict } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { toOrderNumber } from '../../orders/answers/orders';
import { getCoreEnd } from '../rules/inviting/busyTimes';
import { toIso } from '../../provider/time/times';
import type { World } from '../../provider/world';
import { type Bookings, findClashes, type JobClash } from './bookings';
import { describeOffHours, findJobOffHours } from '../../helper/handlers/hours';
import { describeBusyTime } from './busyText';

/**
 * The conflicts of people who accepted a job, hard ones first: other jobs they accepted, and hours in which they do not
 * work. Of a job of another branch or company only the times are given (docs/product.md, "Conflicts").
 */
export function listCrewConflicts(world: World, order: OrderRow, bookings?: Bookings): CrewConflict[] {
  if (order.closed_state !== null) return [];
  const { accepted } = InvitationStatus;
  const crew = world.tables.invitation.select('order', order.id, ({ status }) => status === accepted);
  const conflicts = crew.flatMap(({ user_id }) => {
    const clashes = findClashes(world, user_id, order, bookings).filter(
      ({ invitation }) => invitation.status === accepted,
    );
    return [
      ...clashes.map((clash) => toCrewConflict(world, order, user_id, clash)),
      ...listOffHours(world, order, user_id),
    ];
  });
  return conflicts.sort((a, b) => a.severity.localeCompare(b.severity));
}

/** The job is outside the person's hours. Only a warning. */
function listOffHours(world: World, order: OrderRow, user_id: number): CrewConflict[] {
  const off = findJobOffHours(world, user_id, order);
  if (!off) return [];
  const { first_name, last_name } = world.tables.user.require(user_id);
  const { text, starts_at, ends_at } = describeOffHours(off);
  return [
    {
      user_id,
      first_name,
      last_name,
      order_id: null,
      number: null,
      severity: 'soft',
      text,
      starts_at,
      ends_at,
      own_starts_at: starts_at,
      own_ends_at: ends_at,
    },
  ];
}

/** A hard conflict as a refusal names it: the person, and the times of both jobs. */
export function describeHardConflict(
  world: World,
  order: OrderRow,
  { user_id, employee_id }: Pick<InvitationRow, 'user_id' | 'employee_id'>,
  clash: JobClash,
): Conflict {
  const { first_name, last_name, number, text, ...times } = toCrewConflict(world, order, user_id, clash);
  const { starts_at, ends_at, own_starts_at, own_ends_at } = times;
  return {
    kind: employee_id === null ? 'helper' : 'employee',
    id: employee_id ?? user_id,
    label: `${first_name} ${last_name}`,
    text,
    number,
    starts_at,
    ends_at,
    own_starts_at,
    own_ends_at,
  };
}

function toCrewConflict(world: World, order: OrderRow, userId: number, clash: JobClash): CrewConflict {
  const { first_name, last_name } = world.tables.user.require(userId);
  const isSameBranch = clash.order.branch_id === order.branch_id;
  return {
    user_id: userId,
    first_name,
    last_name,
    order_id: isSameBranch ? clash.order.id : null,
    number: isSameBranch ? toOrderNumber(clash.order) : null,
    severity: clash.severity,
    ...describeBusyTime(world, clash),
    own_starts_at: toIso(clash.own.startsAt),
    own_ends_at: toIso(getCoreEnd(clash.own)),
  };
}
