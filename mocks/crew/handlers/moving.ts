import type { AffectedPerson, MoveCheck, Override } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { isOpenInvitation } from '#domain/orders/statuses';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { isAgreedAgain } from '../rules/agreedTerms';
import { type Busy, decideOverrides } from '../rules/inviting/inviting';
import { getDefaultNotice, getMove, isRescheduled, toSchedule } from '../rules/reconfirm';
import { deriveColumns } from '../../orders/rules/orderColumns';
import { findTimeProblems } from '../../orders/rules/orderFields';
import { refuseProblems } from '../../provider/rules/refusals';
import type { World } from '../../provider/world';
import { openOrderFor } from '../../orders/handlers/openOrder';
import { findHardClash } from './bookings';
import { describeHardConflict, listCrewConflicts } from './crewConflicts';

/** Finds people affected by a new time, and their conflicts. Writes nothing. */
export function checkMove({ world, user, params, body }: Context<'checkMove'>): MoveCheck {
  const before = openOrderFor(world, user, params.orderId, 'moveJob');
  const { timezone } = world.tables.branch.require(before.branch_id);
  const { date, arrival_window, estimated_hours, end_date = null } = body;
  const { firm_time } = before;
  const today = todayIn(timezone, world.clock.now());
  throwIfRefused(
    refuseProblems(
      findTimeProblems({ date, end_date, arrival_window, firm_time }, { today, zone: timezone, keptDate: before.date }),
    ),
  );
  const moved = { date, end_date, arrival_window, estimated_hours };
  const { starts_at, latest_end_at } = deriveColumns({ timezone }, { ...before, ...moved });
  const after: OrderRow = { ...before, ...moved, starts_at, latest_end_at };
  return {
    version: before.version,
    starts_at,
    latest_end_at,
    affected: listAffected(world, before, after),
    conflicts: listCrewConflicts(world, after),
  };
}

function listAffected(world: World, before: OrderRow, after: OrderRow): AffectedPerson[] {
  const { tables } = world;
  if (!isRescheduled(before, after)) return [];
  const move = getMove(toSchedule(before), toSchedule(after));
  return tables.invitation.select('order', before.id, isOpenInvitation).map((invitation) => {
    const { id: invitation_id, user_id, employee_id, position, status } = invitation;
    const { first_name, last_name, avatar_url } = tables.user.require(user_id);
    const name = `${first_name} ${last_name}`;
    const stays = isAgreedAgain(invitation, after) && !findHardClash(world, user_id, after);
    const notice = stays ? 'notify' : getDefaultNotice(invitation, move);
    return { user_id, invitation_id, employee_id, name, avatar_url, position, status, default: notice };
  });
}

type Move = {
  before: OrderRow;
  after: OrderRow;
  /** The invitations that the edit does not cancel. */
  staying: readonly InvitationRow[];
  override: readonly Override[];
};

/**
 * Refuses a new time at which someone on the crew works elsewhere, unless the caller may override it and gives a reason.
 * The reasons are stored with the invitations (docs/product.md, "Edits that touch people").
 */
export function allowNewTime(world: World, user: UserRow, { before, after, staying, override }: Move): void {
  if (!isRescheduled(before, after)) return;
  const crew = staying.filter(
    ({ status, override_reason }) => status === InvitationStatus.accepted && override_reason === null,
  );
  const reasons = throwIfRefused(decideOverrides(user, listBusyCrew(world, after, crew), override));
  for (const { id, employee_id } of crew) {
    const override_reason = reasons.get(employee_id ?? noEmployee);
    if (override_reason !== undefined) world.tables.invitation.update(id, { override_reason });
  }
}

/** The people of a crew who work elsewhere at the time of a job. Every step that makes a crew work then asks here. */
export function listBusyCrew(world: World, order: OrderRow, crew: readonly InvitationRow[]): Busy[] {
  return crew.flatMap((invitation): Busy[] => {
    const clash = findHardClash(world, invitation.user_id, order);
    if (!clash) return [];
    const conflict = describeHardConflict(world, order, invitation, clash);
    return [{ employeeId: invitation.employee_id ?? noEmployee, conflict }];
  });
}

/** No override can name a person who is no member. */
const noEmployee = 0;
