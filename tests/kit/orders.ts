import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import type { OperationId } from '../../mocks/generated/operations';
import { addOrders } from '../../mocks/orders/seed/orders';
import type { World } from '../../mocks/provider/world';
import { as, type Who } from './operations';
import { getField, toList } from './world';

/** An order as the office creates it: a foreman/driver and two helpers in a week. */
export const orderFields = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  pick_up_addresses: [stop('Tempe', '85281')],
  destination_addresses: [stop('Gilbert', '85234')],
  crew_requirements: [
    { position: PositionCode.foremanDriver, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ],
  offered_rates: { '4': 3200, '3': 2400 },
};

export function stop(city: string, zip: string) {
  return { address_line: '410 W Copperleaf Ave', city, state: 'AZ', zip, place_type: 'house' };
}

/** Creates an order, in Phoenix unless another branch is given; returns its id. */
export async function placeOrder(world: World, change: object = {}, who: Who = 'priya', branchId = 1): Promise<number> {
  const body = { ...orderFields, ...change };
  const answer = await as(who, world, 'createOrder', { params: { id: branchId }, body });
  return Number(getField(getField(answer.body, 'data'), 'order_id'));
}

/** The first job of a branch without any invitation. */
export const notFormedOrder = ({ tables }: World, branchId: number) =>
  tables.order.all().find(({ branch_id, status }) => branch_id === branchId && status === OrderStatus.notFormed);

/** Invites people of Phoenix by their user ids; returns the ids of the invitations. */
export async function invite(
  world: World,
  orderId: number,
  ...people: (readonly [userId: number, position: PositionCode])[]
): Promise<number[]> {
  const employees = people.map(([userId, position]) => ({
    employee_id: world.tables.employee.one('user', userId)?.id,
    position,
    hourly_rate: position === PositionCode.helper ? 2400 : 3200,
  }));
  const answer = await as('priya', world, 'inviteEmployee', { params: { orderId }, body: { employees } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return world.tables.invitation
    .by('order', orderId)
    .slice(-people.length)
    .map(({ id }) => id);
}

/** The invitations of a formed crew, by person. */
export type FormedCrew = { sofia: number; marcus: number; tyrell: number };

/** An order with an accepted crew: Sofia leads, Marcus and Tyrell help. */
export async function formed(world: World, change: object = {}): Promise<{ orderId: number; crew: FormedCrew }> {
  const orderId = await placeOrder(world, change);
  const [sofia = 0, marcus = 0, tyrell = 0] = await invite(
    world,
    orderId,
    [6, PositionCode.foremanDriver],
    [5, PositionCode.helper],
    [7, PositionCode.helper],
  );
  for (const id of [sofia, marcus, tyrell]) world.tables.invitation.update(id, { status: InvitationStatus.accepted });
  world.tables.order.update(orderId, { status: OrderStatus.formed });
  return { orderId, crew: { sofia, marcus, tyrell } };
}

/** An order for two helpers, with Marcus invited. */
export async function asked(world: World, count = 2): Promise<{ orderId: number; invitationId: number }> {
  const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count }] });
  const [invitationId = 0] = await invite(world, orderId, [5, PositionCode.helper]);
  return { orderId, invitationId };
}

/** A few orders of every state in Phoenix. */
export function someOrders(world: World): void {
  addOrders(world, world.tables.branch.require(1), { open: [3, 2, 2, 2], history: 1 });
}

/** Reads an operation on the branch Phoenix as its dispatcher. */
export async function readOfBranch(world: World, id: OperationId, query = ''): Promise<unknown> {
  return getField((await as('priya', world, id, { params: { id: 1 }, query })).body, 'data');
}

/** The ids of the orders on a page of a list. */
export const listIds = (page: unknown): unknown[] =>
  toList(getField(page, 'data')).map((card) => getField(card, 'order_id'));
