import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { afterWork } from '../../kit/helperWorld';
import { as, type Who } from '../../kit/operations';
import { asked, orderFields, placeOrder, someOrders } from '../../kit/orders';
import type { Answer } from '../../kit/world';
import type { Cases } from './cases';
import { orderOnly } from './orderOnly';

const phoenix = { id: 1 };
const elsewhere = { orderId: 9999 };
const newTime = { date: '2026-11-30', arrival_window: '09:00 - 11:00', estimated_hours: 6 };

export const orderCases = {
  getOrders: listCases(
    'getOrders',
    '?filter[status]=2,3,4&filter[starting_soon]=1&filter[search]=hollis&filter[missing_position]=3&filter[except]=1042,1043',
    '?filter[customer]=602',
  ),
  getOrderCount: listCases('getOrderCount', '?filter[status]=1&filter[date_from]=2026-11-20', '?filter[status]=0'),
  getOrderHistory: listCases('getOrderHistory', '?page=1&per_page=5&filter[closed_state]=completed', '?per_page=1000'),
  getOrderCalendar: listCases(
    'getOrderCalendar',
    '?filter[date_from]=2026-11-20&filter[date_to]=2026-12-20',
    '?filter[date_from]=2026-11-20&filter[date_to]=2026-11-19',
  ),
  getOrderCapacity: listCases(
    'getOrderCapacity',
    '?filter[date_from]=2026-11-20&filter[date_to]=2026-12-20',
    '?filter[date_from]=2026-11-20&filter[date_to]=2027-02-20',
  ),
  getCrewPlan: listCases('getCrewPlan', '?filter[date]=2026-11-20', '?filter[date]=2026-02-30'),
  checkMove: {
    ...orderOnly('checkMove', newTime),
    409: async (world) => {
      const params = { orderId: (await asked(world)).orderId };
      await as('dana', world, 'cancelOrder', { params, body: { reason: 'weather' } });
      return as('dana', world, 'checkMove', { params, body: newTime });
    },
    422: async (world) =>
      as('dana', world, 'checkMove', {
        params: { orderId: await placeOrder(world) },
        body: { ...newTime, end_date: '2026-12-24' },
      }),
  },
  getCustomers: listCases('getCustomers', '?filter[search]=55501', '?filter[search]=h'),
  getKnownAddresses: listCases('getKnownAddresses', '?filter[search]=e%20elm', ''),
  createOrder: {
    201: (world) => as('priya', world, 'createOrder', { params: phoenix, body: orderFields }),
    402: async (world) => {
      world.tables.subscription.update(1, { limits: { orders: 0 } });
      return as('dana', world, 'createOrder', { params: phoenix, body: orderFields });
    },
    403: (world) => as('luis', world, 'createOrder', { params: { id: 2 }, body: orderFields }),
    404: (world) => as('dana', world, 'createOrder', { params: { id: 4 }, body: orderFields }),
    422: (world) => as('dana', world, 'createOrder', { params: phoenix, body: { ...orderFields, date: '2026-11-20' } }),
  },
  getOrder: orderOnly('getOrder'),
  getOrderCard: orderOnly('getOrderCard'),
  getCurrentCrew: orderOnly('getCurrentCrew'),
  getInvitableEmployees: orderOnly('getInvitableEmployees'),
  getOrderDetail: {
    ...orderOnly('getOrderDetail', undefined, '?mover=1&moving_team=1'),
    422: async (world) =>
      as('dana', world, 'getOrderDetail', { params: { orderId: await placeOrder(world) }, query: '?mover=2' }),
  },
  updateOrder: {
    ...orderOnly('updateOrder', { ...orderFields, version: 1 }),
    409: async (world) => {
      const params = { orderId: await placeOrder(world) };
      const body = { ...orderFields, version: 1, crew_notes: 'Dogs' };
      await as('priya', world, 'updateOrder', { params, body });
      return as('dana', world, 'updateOrder', { params, body });
    },
    422: async (world) =>
      as('dana', world, 'updateOrder', {
        params: { orderId: await placeOrder(world) },
        body: { ...orderFields, date: '2026-02-30' },
      }),
  },
  deleteOrder: {
    ...orderOnly('deleteOrder'),
    409: async (world) => as('dana', world, 'deleteOrder', { params: { orderId: (await asked(world)).orderId } }),
  },
  cancelOrder: {
    ...orderOnly(
      'cancelOrder',
      { reason: 'weather', show_up_pay_hours: 2 },
      '',
      async (world) => (await asked(world)).orderId,
    ),
    409: async (world) =>
      as('dana', world, 'cancelOrder', { params: { orderId: await placeOrder(world) }, body: { reason: 'weather' } }),
    422: async (world) => as('dana', world, 'cancelOrder', { params: { orderId: await placeOrder(world) }, body: {} }),
  },
  completeOrder: {
    200: (world) => complete(world, 'dana', {}),
    403: async (world) => complete(world, 'hank', {}),
    404: (world) => as('dana', world, 'completeOrder', { params: elsewhere, body: createHours(1) }),
    409: async (world) => {
      const { orderId, invitationId } = await asked(world);
      return as('dana', world, 'completeOrder', { params: { orderId }, body: createHours(invitationId) });
    },
    422: (world) => complete(world, 'dana', { crew: [] }),
  },
  reopenOrder: {
    200: (world) => reopen(world, 'dana'),
    403: (world) => reopen(world, 'priya'),
    404: (world) => as('dana', world, 'reopenOrder', { params: elsewhere }),
    409: async (world) => as('dana', world, 'reopenOrder', { params: { orderId: await placeOrder(world) } }),
  },
  updateWorkAgain: {
    200: async (world) => updateWorkAgain(world, 'priya', await afterWork(world)),
    403: async (world) => updateWorkAgain(world, 'hank', await afterWork(world)),
    404: async (world) => updateWorkAgain(world, 'dana', { ...(await afterWork(world)), ...elsewhere }),
    409: async (world) => updateWorkAgain(world, 'dana', await asked(world)),
  },
} satisfies Partial<Record<OperationId, Cases>>;

function listCases(id: OperationId, query: string, wrong: string): Cases {
  return {
    200: (world) => {
      someOrders(world);
      return as('luis', world, id, { params: phoenix, query });
    },
    403: (world) => as('luis', world, id, { params: { id: 2 }, query }),
    404: (world) => as('dana', world, id, { params: { id: 4 }, query }),
    422: (world) => as('dana', world, id, { params: phoenix, query: wrong }),
  };
}

function createHours(invitation_id: number) {
  const crew = [{ invitation_id, hours: 6.75, hourly_rate: 2400 }];
  return { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z', crew };
}

async function worked(world: World) {
  const ids = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId: ids.invitationId } });
  world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
  return ids;
}

async function complete(world: World, who: Who, change: object): Promise<Answer> {
  const { orderId, invitationId } = await worked(world);
  return as(who, world, 'completeOrder', { params: { orderId }, body: { ...createHours(invitationId), ...change } });
}

function updateWorkAgain(
  world: World,
  who: Who,
  { orderId, invitationId: invitation_id }: Awaited<ReturnType<typeof afterWork>>,
): Promise<Answer> {
  return as(who, world, 'updateWorkAgain', { params: { orderId }, body: { invitation_id, work_again: 'block' } });
}

async function reopen(world: World, who: Who): Promise<Answer> {
  const { orderId, invitationId } = await worked(world);
  await as('dana', world, 'completeOrder', { params: { orderId }, body: createHours(invitationId) });
  return as(who, world, 'reopenOrder', { params: { orderId } });
}
