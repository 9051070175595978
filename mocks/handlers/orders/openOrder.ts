import type { OrderRow, UserRow } from '../../db/schema';
import { orNotFound, orRefuse } from '../../http/refusal';
import type { Visibility } from '../../presenters/visibility';
import { getBranchReach, mayReadClosedBranch } from '../../rules/access/membership';
import { checkOrderAccess, checkUnclosed } from '../../rules/orders/orderState';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { InvitationStatus } from '../../../src/generated/model/codes';

/** The order with this id, if the caller may act in its branch; 404 or 403 otherwise. Expires due invitations first. */
export function openOrder(world: World, user: UserRow, orderId: number): OrderRow {
  expireDue(world);
  const order = orNotFound(world.tables.order.get(orderId));
  const { branch_id } = order;
  const inClosedBranch = mayReadClosedBranch(world.tables, user, branch_id);
  orRefuse(checkOrderAccess(getBranchReach(world.tables, user, branch_id), inClosedBranch));
  return order;
}

/** Like `openOrder`, but read-only: the owner may also read the jobs of a closed branch. */
export function readOrder(world: World, user: UserRow, orderId: number): OrderRow {
  const order = world.tables.order.get(orderId);
  return order && mayReadClosedBranch(world.tables, user, order.branch_id) ? order : openOrder(world, user, orderId);
}

/** The order with this id and what the caller may see of it. Invited people may open it too; others are refused. */
export function openVisibleOrder(
  world: World,
  user: UserRow,
  orderId: number,
): { order: OrderRow; visibility: Visibility } {
  expireDue(world);
  const order = world.tables.order.get(orderId);
  const own = world.tables.invitation.by('order', orderId).findLast(({ user_id }) => user_id === user.id);
  const isOffice = order && getBranchReach(world.tables, user, order.branch_id) === 'open';
  if (!order || isOffice || !own) return { order: readOrder(world, user, orderId), visibility: { as: 'office' } };
  return { order, visibility: { as: own.status === InvitationStatus.accepted ? 'crew' : 'asked', own } };
}

/** Like `openOrder`; 409 if the order is completed or canceled. */
export function openUnclosed(world: World, user: UserRow, orderId: number): OrderRow {
  const order = openOrder(world, user, orderId);
  orRefuse(checkUnclosed(order));
  return order;
}
