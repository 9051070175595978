import type { JobAction } from '#domain/actions';
import { InvitationStatus } from '#generated/model/codes';
import { expireDue } from '../../crew/handlers/formCrew';
import { getBranchReach, canReadClosedBranch } from '../../provider/access/access';
import type { Visibility } from '../../provider/answers/visibility';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { checkJob } from '../../provider/rules/actions';
import type { Refusal } from '../../provider/rules/refusals';
import type { OrderRow, UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { checkOrderAccess, checkUnclosed } from '../rules/orderColumns';

/** The order with this id, if the caller may act in its branch; 404 or 403 otherwise. Expires due invitations first. */
export function openOrder(world: World, user: UserRow, orderId: number): OrderRow {
  expireDue(world);
  const order = orNotFound(world.tables.order.get(orderId));
  const { branch_id } = order;
  const inClosedBranch = canReadClosedBranch(world.tables, user, branch_id);
  throwIfRefused(checkOrderAccess(getBranchReach(world.tables, user, branch_id), inClosedBranch));
  return order;
}

/** Like `openOrder`, but read-only: the owner may also read the jobs of a closed branch. */
export function readOrder(world: World, user: UserRow, orderId: number): OrderRow {
  const order = world.tables.order.get(orderId);
  return order && canReadClosedBranch(world.tables, user, order.branch_id) ? order : openOrder(world, user, orderId);
}

/**
 * The order with this id and what the caller may see of it. Invited people may open it too, until their invitation is
 * canceled; others are refused.
 */
export function openVisibleOrder(
  world: World,
  user: UserRow,
  orderId: number,
): { order: OrderRow; visibility: Visibility } {
  expireDue(world);
  const order = world.tables.order.get(orderId);
  const own = world.tables.invitation
    .by('order', orderId)
    .findLast(({ user_id, status }) => user_id === user.id && status !== InvitationStatus.cancelled);
  const isOffice = order && getBranchReach(world.tables, user, order.branch_id) === 'open';
  if (!order || isOffice || !own) return { order: readOrder(world, user, orderId), visibility: { as: 'office' } };
  return { order, visibility: { as: own.status === InvitationStatus.accepted ? 'crew' : 'asked', own } };
}

/** Like `openOrder`; 409 with the reason if the table of actions does not allow this now. */
export function openOrderFor(world: World, user: UserRow, orderId: number, action: JobAction): OrderRow {
  const order = openOrder(world, user, orderId);
  throwIfRefused(checkJobNow(world, action, order));
  return order;
}

export function checkJobNow({ tables, clock }: World, action: JobAction, order: OrderRow): Refusal | null {
  return checkJob(action, order, tables.invitation.by('order', order.id), clock.now().getTime());
}

/** Like `openOrder`; 409 if the order is completed or canceled. */
export function openUnclosed(world: World, user: UserRow, orderId: number): OrderRow {
  const order = openOrder(world, user, orderId);
  throwIfRefused(checkUnclosed(order));
  return order;
}
