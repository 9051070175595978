import { relativeTime } from '../../../src/platform/lib/relativeTime';
import type { OrderRow } from '../../db/schema';
import { canonicalText } from '../../db/values';
import type { Context } from '../../http/context';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import { presentOrder } from '../../presenters/orders';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { requireRoom } from '../planRoom';
import { filesOfForm, takeFiles } from './attachments';
import { applyToCrew, checkReleases } from '../crew/crewEdits';
import { moveInvitation, noteEvent, reform } from '../crew/formCrew';
import { openUnclosed } from './openOrder';
import { checkOrder } from './orderForm';
import { firstOrderNumber, newOrder, orderColumns } from '../../rules/orders/orderColumns';
import { OrderStatus } from '../../../src/generated/model/codes';

export function createOrder({ world, user, params, body, say }: Context<'createOrder'>) {
  const branch = openBranch(world, user, params.id);
  requireRoom(world, branch.company_id, 'orders');
  const { files, problems } = filesOfForm(world, branch.id, body.attachment_ids);
  checkOrder(world, branch, body, { known: problems });
  const order = world.tables.order.insert({
    ...orderColumns(world.tables, branch, body),
    ...newOrder,
    attachments: files,
    id: firstOrderNumber + world.db.nextId('order'),
    branch_id: branch.id,
    created_at: world.now(),
    updated_at: world.now(),
    created_by_id: user.id,
    updated_by_id: user.id,
  });
  takeFiles(world, files);
  noteEvent(world, order, { type: 'created', actorId: user.id, text: `${user.first_name} wrote the job down` });
  world.announce({ type: 'orderCreated', orderId: order.id, actorId: user.id });
  say(`Job #${order.id} was added.`);
  return presentOrder(world.tables, order);
}

export function updateOrder({ world, user, params, body, say }: Context<'updateOrder'>) {
  const before = openUnclosed(world, user, params.orderId);
  const branch = world.tables.branch.require(before.branch_id);
  if (body.version === undefined) throw new Refused(refuse.field('version', 'Value is required'));
  if (body.version !== before.version) throw new Refused(staleVersion(world, before, body.version));
  const { files, problems } = filesOfForm(world, branch.id, body.attachment_ids, before.attachments);
  checkOrder(world, branch, body, { keptDate: before.date, known: problems });
  const columns = { ...orderColumns(world.tables, branch, body), attachments: files };
  checkReleases(world, before, columns, body.release_invitation_ids ?? []);
  const fields = changedFields(before, columns);
  const after = world.tables.order.update(before.id, {
    ...columns,
    version: before.version + 1,
    updated_at: world.now(),
    updated_by_id: user.id,
  });
  takeFiles(world, files);
  noteEvent(world, after, { type: 'updated', actorId: user.id, text: `${user.first_name} changed the job`, fields });
  applyToCrew(world, before, after, body);
  const hasMoved = before.starts_at !== after.starts_at || before.arrival_window !== after.arrival_window;
  const moved = hasMoved ? { date: before.date, window: before.arrival_window } : null;
  world.announce({ type: 'orderUpdated', orderId: after.id, actorId: user.id, moved, fields });
  say(`Job #${after.id} was saved.`);
  return presentOrder(world.tables, reform(world, after.id));
}

export function deleteOrder({ world, user, params, say }: Context<'deleteOrder'>) {
  const order = openUnclosed(world, user, params.orderId);
  if (order.status !== OrderStatus.notFormed)
    throw new Refused(refuse.conflict('People were invited to this job. Cancel it instead.', { code: 'has_crew' }));
  for (const each of world.tables.invitation.by('order', order.id)) {
    const patch = { reason: 'order_deleted', cancelled_by: 'company' } as const;
    moveInvitation(world, each, 'deleteOrder', { how: 'other', ...patch });
    world.tables.invitation.remove(each.id);
  }
  for (const { id } of world.tables.orderEvent.by('order', order.id)) world.tables.orderEvent.remove(id);
  world.tables.order.remove(order.id);
  world.announce({ type: 'orderDeleted', order, actorId: user.id });
  say(`Job #${order.id} was deleted.`);
  return {};
}

/** Who changed what since that version, newest first. */
function staleVersion({ tables, clock }: World, order: OrderRow, version: number) {
  const since = tables.orderEvent
    .by('order', order.id)
    .filter((each) => each.type === 'updated' && each.version > version);
  const who = tables.user.get(order.updated_by_id);
  const by = who ? `${who.first_name} ${who.last_name}` : '';
  const conflicts = since.reverse().flatMap(({ id, fields, actor_id }) => {
    const actor = actor_id === null ? undefined : tables.user.get(actor_id);
    return fields.map((label) => ({
      kind: 'change' as const,
      id,
      label,
      ...(actor && { by: `${actor.first_name} ${actor.last_name}` }),
    }));
  });
  const { timezone } = tables.branch.require(order.branch_id);
  const when = relativeTime(order.updated_at, clock.now(), timezone).replaceAll('\u00a0', ' ');
  return refuse.conflict(`${who?.first_name ?? 'Somebody'} changed this job ${when}.`, {
    code: 'stale_version',
    conflicts: conflicts.length > 0 ? conflicts : [{ kind: 'change', id: order.id, label: 'version', by }],
  });
}

function changedFields(before: OrderRow, columns: object): string[] {
  return Object.entries(columns)
    .filter(([name, value]) => canonicalText(value) !== canonicalText(Reflect.get(before, name)))
    .map(([name]) => name)
    .filter((name) => !['starts_at', 'latest_end_at', 'distance_miles'].includes(name));
}
