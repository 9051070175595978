// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as } from '../../../tests/kit/operations';
import { formed, type FormedCrew, placeOrder } from '../../../tests/kit/orders';
import { collectPushes, listTitles } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import { getOrderCounts } from '../../rules/orders/orderCounts';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';

let world: World;
let orderId: number;
let crew: FormedCrew;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  ({ orderId, crew } = await formed(world));
});

const getOrder = () => world.tables.order.require(orderId);
const getErrors = ({ body }: Answer) => getField(body, 'errors');

describe('a cancelled job', () => {
  const cancel = (body: object) =>
    as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather', ...body } });

  it('releases the crew with show-up pay, notifies them, and moves to the history', async () => {
    const [marcus, dana] = [collectPushes(world, 5), collectPushes(world, 1)];
    expect((await cancel({ show_up_pay_hours: 2, comment: 'Storm' })).status).toBe(200);
    expect(getOrder()).toMatchObject({
      closed_state: 'cancelled',
      cancel_reason: 'weather',
      cancel_comment: 'Storm',
      show_up_pay_hours: 2,
      status: OrderStatus.notFormed,
    });
    const invitations = world.tables.invitation.by('order', orderId);
    expect(invitations.map(({ status, reason }) => [status, reason])).toEqual(
      invitations.map(() => [4, 'order_cancelled']),
    );
    expect(listTitles(marcus)).toEqual(['Job #1021 was canceled: 2 hr show-up pay']);
    expect(listTitles(dana)).toEqual(['Priya canceled job #1021']);
    expect(getOrderCounts(world.tables, 1).history).toBe(1);
    expect(findProblems(world)).toEqual([]);
  });

  it('is told to invited people too, without pay, and not to those who declined', async () => {
    world.tables.invitation.update(crew.tyrell, { status: InvitationStatus.new });
    world.tables.invitation.update(crew.sofia, { status: InvitationStatus.rejected });
    const [tyrell, sofia] = [collectPushes(world, 7), collectPushes(world, 6)];
    await cancel({ show_up_pay_hours: 4 });
    expect(listTitles(tyrell)).toEqual(['Job #1021 was canceled']);
    expect(listTitles(sofia)).toEqual([]);
    expect(world.tables.invitation.require(crew.sofia)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'order_cancelled',
    });
  });

  it('notifies no one if the office chose so', async () => {
    world.tables.invitation.update(crew.tyrell, { status: InvitationStatus.new });
    const received = [6, 5, 7].map((id) => collectPushes(world, id));
    const countActivities = () =>
      [6, 5, 7].map((id) => world.tables.activity.where(({ user_id }) => user_id === id).length);
    const before = countActivities();
    expect((await cancel({ notify_crew: false, show_up_pay_hours: 2 })).status).toBe(200);
    expect(countActivities()).toEqual(before);
    // Their job lists still have to refresh.
    expect(received.map((events) => events.map(({ event }) => event))).toEqual(
      received.map(() => ['invitation-updated']),
    );
    expect(world.tables.invitation.by('order', orderId).map(({ status }) => status)).toEqual([
      InvitationStatus.cancelled,
      InvitationStatus.cancelled,
      InvitationStatus.cancelled,
    ]);
  });

  it('is refused for a job without invitations, and so is deleting one with invitations', async () => {
    expect((await as('priya', world, 'deleteOrder', { params: { orderId } })).body).toMatchObject({
      errors: { code: 'has_crew' },
    });
    const other = await placeOrder(world);
    const answer = await as('priya', world, 'cancelOrder', { params: { orderId: other }, body: { reason: 'weather' } });
    expect(getErrors(answer)).toEqual({ code: 'wrong_state' });
    expect((await as('priya', world, 'deleteOrder', { params: { orderId: other } })).status).toBe(200);
    expect(world.tables.order.get(other)).toBeUndefined();
  });
});
