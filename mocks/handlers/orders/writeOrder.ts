import type { OrderRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { presentOrder } from '../../presenters/orders';
import { describeChange } from '../../rules/orders/eventWords';
import { getNoteLanguages } from '../../rules/orders/noteLanguages';
import { listChangedFields, checkVersion, type VersionFacts } from '../../rules/orders/orderVersion';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { requirePlanLimit } from '../planUsage';
import { findFormFiles, storeFiles } from './attachments';
import { isMoved } from '../../rules/crew/reconfirm';
import { checkReleases } from '../../rules/crew/releases';
import { applyToCrew, requireCrewEdit } from '../crew/crewEdits';
import { allowNewTime } from '../crew/moving';
import { transitionInvitation, recordEvent, syncCrew } from '../crew/formCrew';
import { cancelOffersForOrder } from '../outsource/endOffer';
import { checkJobNow, openOrderFor, openUnclosed } from './openOrder';
import { checkOrder } from './orderForm';
import { firstOrderNumber, newOrder, toOrderColumns } from '../../rules/orders/orderColumns';

export function createOrder({ world, user, params, body, setMessage }: Context<'createOrder'>) {
  const branch = openBranch(world, user, params.id);
  requirePlanLimit(world, branch.company_id, 'orders');
  const { files, problems } = findFormFiles(world, branch.id, body.attachment_ids);
  checkOrder(world, branch, body, { known: problems });
  const columns = toOrderColumns(world.tables, branch, body);
  const order = world.tables.order.insert({
    ...columns,
    ...getNoteLanguages(columns, user.locale),
    ...newOrder,
    attachments: files,
    id: firstOrderNumber + world.db.nextId('order'),
    branch_id: branch.id,
    created_at: world.now(),
    updated_at: world.now(),
    created_by_id: user.id,
    updated_by_id: user.id,
  });
  storeFiles(world, files);
  recordEvent(world, order, { type: 'created', actorId: user.id, text: `${user.first_name} created the job` });
  world.announce({ type: 'orderCreated', orderId: order.id, actorId: user.id });
  setMessage(`Job #${order.id} was added.`);
  return presentOrder(world.tables, order);
}

export function updateOrder({ world, user, params, body, setMessage }: Context<'updateOrder'>) {
  const before = openUnclosed(world, user, params.orderId);
  const branch = world.tables.branch.require(before.branch_id);
  throwIfRefused(checkVersion(before, body.version, getVersionFacts(world, before)));
  const { files, problems } = findFormFiles(world, branch.id, body.attachment_ids, before.attachments);
  checkOrder(world, branch, body, { keptDate: before.date, known: problems });
  const columns = { ...toOrderColumns(world.tables, branch, body), attachments: files };
  if (isMoved(before, columns)) throwIfRefused(checkJobNow(world, 'moveJob', before));
  const released = body.release_invitation_ids ?? [];
  const asked = world.tables.invitation.by('order', before.id);
  throwIfRefused(checkReleases(asked, columns.crew_requirements, released));
  requireCrewEdit(world, before, { ...before, ...columns }, released);
  const staying = asked.filter(({ id }) => !released.includes(id));
  allowNewTime(world, user, { before, after: { ...before, ...columns }, staying, override: body.override ?? [] });
  const fields = listChangedFields(before, columns);
  const after = world.tables.order.update(before.id, {
    ...columns,
    ...getNoteLanguages(columns, user.locale, before),
    version: before.version + 1,
    updated_at: world.now(),
    updated_by_id: user.id,
  });
  storeFiles(world, files);
  recordEvent(world, after, {
    type: 'updated',
    actorId: user.id,
    text: describeChange(user.first_name, fields),
    fields,
  });
  applyToCrew(world, before, after, body);
  const hasMoved = before.starts_at !== after.starts_at || before.arrival_window !== after.arrival_window;
  const moved = hasMoved ? { date: before.date, window: before.arrival_window } : null;
  world.announce({ type: 'orderUpdated', orderId: after.id, actorId: user.id, moved, fields });
  setMessage(`Job #${after.id} was saved.`);
  return presentOrder(world.tables, syncCrew(world, after.id));
}

export function deleteOrder({ world, user, params, setMessage }: Context<'deleteOrder'>) {
  const order = openOrderFor(world, user, params.orderId, 'deleteJob');
  for (const each of world.tables.invitation.by('order', order.id)) {
    const patch = { reason: 'order_deleted', cancelled_by: 'company' } as const;
    transitionInvitation(world, each, 'deleteOrder', { how: 'other', ...patch });
    world.tables.invitation.remove(each.id);
  }
  cancelOffersForOrder(world, order);
  for (const { id } of world.tables.orderEvent.by('order', order.id)) world.tables.orderEvent.remove(id);
  world.tables.order.remove(order.id);
  world.announce({ type: 'orderDeleted', order, actorId: user.id });
  setMessage(`Job #${order.id} was deleted.`);
  return {};
}

function getVersionFacts({ tables, clock }: World, { id, branch_id }: OrderRow): VersionFacts {
  const events = tables.orderEvent.by('order', id);
  const { timezone } = tables.branch.require(branch_id);
  return { events, findName: (userId) => tables.user.get(userId), now: clock.now(), timezone };
}
