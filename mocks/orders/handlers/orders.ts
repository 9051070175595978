import { can } from '#domain/people/rights';
import type { OrderRequest } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { requirePlanLimit } from '../../billing/handlers';
import { openBranch } from '../../branches/handlers/openBranch';
import { presentCrew, presentCalendarItem } from '../../crew/answers';
import { findBookings } from '../../crew/handlers/bookings';
import { getCrewPlan, getInvitableEmployees } from '../../crew/handlers/candidates';
import {
  checkMove,
  allowNewTime,
  listCrewConflicts,
  applyToCrew,
  requireCrewEdit,
} from '../../crew/handlers/crewEdits';
import { expireDue, transitionInvitation, recordEvent, syncCrew } from '../../crew/handlers/formCrew';
import { editInvitations, inviteEmployee } from '../../crew/handlers/invite';
import { type ActiveMember, countCapacity, checkReleases } from '../../crew/rules/formation';
import { isMoved } from '../../crew/rules/reconfirm';
import * as generated from '../../generated/handlers/orders/orders.msw';
import { isDayOff } from '../../helper/handlers/hours';
import { cancelOffersForOrder } from '../../outsource/handlers/endOffer';
import { presentPage, toPage } from '../../provider/answers/pages';
import { redactCard, redactDetail, redactOrder } from '../../provider/answers/visibility';
import { itemCatalog, tools, vehicleTypes } from '../../provider/catalogs';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless, refuseProblems } from '../../provider/rules/refusals';
import { type BranchRow, toDayKey, type OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { presentOrderDetail } from '../answers/orderDetail';
import { presentCard, presentOrder, toReading } from '../answers/orders';
import { describeChange } from '../rules/eventWords';
import {
  listChangedFields,
  checkVersion,
  type VersionFacts,
  firstOrderNumber,
  newOrder,
  toOrderColumns,
} from '../rules/orderColumns';
import {
  getNoteLanguages,
  type FieldProblems,
  findOrderProblems,
  findLookupProblems,
  findStopProblems,
} from '../rules/orderFields';
import {
  isOfCustomer,
  listCustomers,
  listKnownAddresses,
  decideDays,
  isOnDays,
  rangeLimits,
} from '../rules/orderLists';
import { addAttachment, removeAttachment, uploadOrderFile, findFormFiles, storeFiles } from './attachments';
import { cancelOrder, completeOrder, reopenOrder, updateWorkAgain } from './closeOrder';
import { getOrderCount, getOrderHistory, getOrders, getDayFacts } from './lists';
import { openOrder, readOrder, openVisibleOrder, checkJobNow, openOrderFor, openUnclosed } from './openOrder';

function createOrder({ world, user, params, body, setMessage }: Context<'createOrder'>) {
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

function updateOrder({ world, user, params, body, setMessage }: Context<'updateOrder'>) {
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

function deleteOrder({ world, user, params, setMessage }: Context<'deleteOrder'>) {
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

function getOrderCapacity({ world, user, params, query }: Context<'getOrderCapacity'>) {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const { days } = throwIfRefused(decideDays(asked, todayIn(branch.timezone, world.clock.now()), rangeLimits.people));
  const members = listActiveMembers(world, branch);
  return {
    days: days.map((date) => {
      const working = members.filter(({ userId }) => !isDayOff(world, userId, date));
      return { date, positions: countCapacity(getDayFacts(world, branch.id, date), working) };
    }),
  };
}

function listActiveMembers({ tables }: World, { id }: BranchRow): ActiveMember[] {
  const active = tables.employee.viewAll('branch', id, ({ user_id, status }) =>
    status === ActiveStatus.active ? [user_id] : [],
  );
  return active.flat().flatMap((userId) => {
    const positions = tables.user.view(userId, (user) => (user.status === ActiveStatus.active ? user.positions : []));
    return positions && positions.length > 0 ? [{ userId, positions }] : [];
  });
}

function getOrderCalendar({ world, user, params, query }: Context<'getOrderCalendar'>) {
  const branch = openBranch(world, user, params.id);
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const range = throwIfRefused(decideDays(asked, todayIn(branch.timezone, world.clock.now())));
  const page = toPage(listOrderIds(world, branch, range), query['page[number]'], query['page[size]']);
  const rows = page.rows.map((id) => world.tables.order.require(id));
  const starts = rows.map(({ starts_at }) => starts_at).sort();
  const ends = rows.map(({ latest_end_at }) => latest_end_at).sort();
  const bookings = findBookings(world, starts[0] ?? range.from, ends.at(-1) ?? range.to);
  return presentPage({ ...page, rows }, (row) =>
    presentCalendarItem(world.tables, row, listCrewConflicts(world, row, bookings)),
  );
}

/** Ids of the orders on these days by start, then by id, so that pages do not overlap. Copies no rows. */
function listOrderIds({ tables }: World, branch: BranchRow, range: { from: string; to: string; days: string[] }) {
  const starts = new Map<number, string>();
  // Jobs of the day before may end after midnight.
  for (const day of [addDays(range.from, -1), ...range.days]) {
    tables.order.viewAll('day', toDayKey(branch.id, day), (order) => {
      if (isOnDays(order, branch.timezone, range)) starts.set(order.id, order.starts_at);
    });
  }
  const sorted = [...starts].sort(([a, from], [b, to]) => (from === to ? a - b : from < to ? -1 : 1));
  return sorted.map(([id]) => id);
}

function getCustomers({ world, user, params, query }: Context<'getCustomers'>) {
  const branch = openBranch(world, user, params.id);
  throwIfRefused(forbidUnless(can(user.type, 'writeOrder')));
  return listCustomers(world.tables.order.select('branch', branch.id, isOfCustomer(query['filter[search]'])));
}

function getKnownAddresses({ world, user, params, query }: Context<'getKnownAddresses'>) {
  const branch = openBranch(world, user, params.id);
  throwIfRefused(forbidUnless(can(user.type, 'writeOrder')));
  return listKnownAddresses(world.tables.order.by('branch', branch.id), query['filter[search]']);
}

export const orderHandlers = implement(
  generated,
  {
    getOrders,
    getOrderCount,
    getOrderHistory,
    getOrderCalendar,
    getOrderCapacity,
    getCrewPlan,
    checkMove,
    getCustomers,
    getKnownAddresses,
    createOrder,
    updateOrder,
    deleteOrder,
    cancelOrder,
    completeOrder,
    reopenOrder,
    updateWorkAgain,
    inviteEmployee,
    editInvitations,
    addAttachment,
    removeAttachment,
    uploadOrderFile,
    getInvitableEmployees,
    getOrder: ({ world, user, params }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      return redactOrder(presentOrder(world.tables, order), visibility);
    },
    getOrderCard: ({ world, user, params }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      return redactCard(presentCard(world.tables, order, toReading(world, user)), visibility);
    },
    getCurrentCrew: ({ world, user, params }) =>
      presentCrew(world.tables, readOrder(world, user, params.orderId), toReading(world, user)),
    getOrderDetail: ({ world, user, params, query }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      const wanted = { mover: query.mover === 1, movingTeam: query.moving_team === 1 };
      return redactDetail(presentOrderDetail(world.tables, order, wanted, toReading(world, user)), visibility);
    },
  },
  {
    addAttachment: ({ world, user, params }) => openOrder(world, user, params.orderId),
    uploadOrderFile: ({ world, user, params }) => openBranch(world, user, params.id),
  },
);

/** Refuses an order form with every problem in one answer. `known` are problems found elsewhere. */
function checkOrder(
  world: World,
  branch: BranchRow,
  form: OrderRequest,
  { keptDate, known = {} }: { keptDate?: string; known?: FieldProblems } = {},
): void {
  const { timezone: zone } = branch;
  const problems = {
    ...findOrderProblems(form, { today: todayIn(zone, world.clock.now()), zone, keptDate }),
    ...findStopProblems(form),
    ...findLookupProblems(form, lookups),
    ...known,
  };
  throwIfRefused(refuseProblems(problems));
}

const lookups = {
  toolIds: new Set(tools.map(({ id }) => id)),
  vehicleTypeIds: new Set(vehicleTypes.map(({ id }) => id)),
  catalogIds: new Set(itemCatalog.map(({ id }) => id)),
};
