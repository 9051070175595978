import type { OrderRow, UserRow } from '../../db/schema';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import type { Sight } from '../../presenters/sight';
import { reachOfBranch, readsClosedBranch } from '../../rules/access/membership';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { InvitationStatus } from '../../../src/generated/model/codes';

/** The order of that id for somebody who may act in its branch; 404 and 403 otherwise. What ran out is put right first. */
export function openOrder(world: World, user: UserRow, orderId: number): OrderRow {
  expireDue(world);
  const order = world.tables.order.get(orderId);
  if (order && readsClosedBranch(world.tables, user, order.branch_id))
    throw new Refused(wrongState('This branch was closed.'));
  const reach = order ? reachOfBranch(world.tables, user, order.branch_id) : 'unknown';
  if (!order || reach === 'unknown') throw new Refused(refuse.notFound());
  if (reach === 'closed') throw new Refused(refuse.forbidden());
  return order;
}

/** As `openOrder`, to read only: the owner also reads the jobs of a branch that is closed. */
export function readOrder(world: World, user: UserRow, orderId: number): OrderRow {
  const order = world.tables.order.get(orderId);
  return order && readsClosedBranch(world.tables, user, order.branch_id) ? order : openOrder(world, user, orderId);
}

/** The order of that id and how much of it the caller may see: somebody who was asked sees it too, everybody else is refused. */
export function seenOrder(world: World, user: UserRow, orderId: number): { order: OrderRow; sight: Sight } {
  expireDue(world);
  const order = world.tables.order.get(orderId);
  const own = world.tables.invitation.by('order', orderId).findLast(({ user_id }) => user_id === user.id);
  const isOffice = order && reachOfBranch(world.tables, user, order.branch_id) === 'open';
  if (!order || isOffice || !own) return { order: readOrder(world, user, orderId), sight: { as: 'office' } };
  return { order, sight: { as: own.status === InvitationStatus.accepted ? 'crew' : 'asked', own } };
}

/** As `openOrder`; 409 when the order is completed or cancelled. */
export function openUnclosed(world: World, user: UserRow, orderId: number): OrderRow {
  const order = openOrder(world, user, orderId);
  if (order.closed_state !== null) throw new Refused(wrongState(`This job is ${order.closed_state}.`));
  return order;
}

export function wrongState(message: string) {
  return refuse.conflict(message, { code: 'wrong_state' });
}
