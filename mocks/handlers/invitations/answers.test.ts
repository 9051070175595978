// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { collectPushes, type ReceivedEvent } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const one = { crew_requirements: [{ position: PositionCode.helper, count: 1 }] };
const accept = (invitationId: number, who: Who = 'marcus') =>
  as(who, world, 'acceptInvitation', { params: { invitationId } });
const getErrors = (answer: Answer) => getField(answer.body, 'errors');
const listTypes = (events: readonly ReceivedEvent[]) =>
  events.map(({ event, data }) => getField(getField(data, 'notification'), 'type') ?? event);

/** Invites Marcus and Luis, a manager who also works jobs, for one slot. */
async function inviteBoth(): Promise<{ orderId: number; marcus: number; luis: number }> {
  const orderId = await placeOrder(world, one);
  const [marcus = 0, luis = 0] = await invite(world, orderId, [5, PositionCode.helper], [3, PositionCode.helper]);
  return { orderId, marcus, luis };
}

describe('one place that two helpers are asked for', () => {
  it('goes to the first of two answers at the same moment, and the second reads that it is gone', async () => {
    const { orderId, marcus, luis } = await inviteBoth();
    const answers = await Promise.all([accept(marcus), accept(luis, 'luis')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({
      message: 'Another helper took this position.',
      errors: { code: 'position_filled' },
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
    expect(findProblems(world)).toEqual([]);
  });

  it('notifies everyone involved once, in order', async () => {
    const { orderId, marcus, luis } = await inviteBoth();
    const [first, second, office] = [collectPushes(world, 5), collectPushes(world, 3), collectPushes(world, 2)];
    await accept(marcus);
    expect(listTypes(first)).toEqual(['invitation-updated']);
    // Luis is notified as the helper and, as the manager of the branch, in the office.
    expect(listTypes(second)).toEqual([
      'invitation.accepted',
      'invitation-updated',
      'invitation.position_filled',
      'order.formed',
    ]);
    expect(listTypes(office)).toEqual(['invitation.accepted', 'order.formed']);
    expect(world.tables.invitation.require(luis)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'position_filled',
    });
    expect(world.tables.orderEvent.by('order', orderId).map(({ text }) => text)).toContain('Marcus Reed accepted');
  });

  it('has a history that says who removed a person', async () => {
    const { orderId, marcus } = await inviteBoth();
    const body = { reason: 'customer_request', comment: 'Customer wants someone else' };
    await as('luis', world, 'cancelInvitationByCompany', { params: { invitationId: marcus }, body });
    expect(world.tables.orderEvent.by('order', orderId).at(-1)).toMatchObject({
      type: 'invitation_removed',
      actor_id: 3,
      text: 'Marcus Reed’s invitation was withdrawn',
    });
    expect(world.tables.invitation.require(marcus)).toMatchObject({
      status: InvitationStatus.cancelled,
      cancelled_by: 'company',
      reason: 'customer_request',
      reason_comment: body.comment,
    });
  });

  it('is open again when the first withdraws, and late is marked as late', async () => {
    const { orderId, marcus } = await inviteBoth();
    await accept(marcus);
    world.clock.travelTo(new Date('2026-11-28T05:00:00Z'));
    const office = collectPushes(world, 2);
    await as('marcus', world, 'cancelInvitationByHelper', {
      params: { invitationId: marcus },
      body: { reason: 'vehicle_problem', comment: 'Flat tyre' },
    });
    expect(world.tables.invitation.require(marcus)).toMatchObject({
      status: InvitationStatus.cancelled,
      cancelled_by: 'helper',
      reason: 'vehicle_problem',
      reason_comment: 'Flat tyre',
      late_cancel: true,
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    expect(listTypes(office)).toEqual(['invitation.withdrawn']);
  });
});

describe('the wait list', () => {
  it('lets a person who declined accept while there is an open slot', async () => {
    const { orderId, invitationId } = await asked(world);
    const reject = { params: { invitationId }, body: { reason: 'too_far' } };
    expect((await as('marcus', world, 'rejectInvitation', reject)).status).toBe(200);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    expect((await accept(invitationId)).status).toBe(200);
    expect(world.tables.invitation.require(invitationId)).toMatchObject({
      status: InvitationStatus.accepted,
      reason: null,
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
  });

  it('keeps the old answer in the past when the person is asked again', async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId }, body: { reason: 'too_far' } });
    const [again] = await invite(world, orderId, [5, PositionCode.helper]);
    expect(again).not.toBe(invitationId);
    expect(world.tables.invitation.by('order', orderId).map(({ status }) => status)).toEqual([
      InvitationStatus.rejected,
      InvitationStatus.new,
    ]);
    expect(getErrors(await accept(invitationId))).toEqual({ code: 'wrong_state' });
    expect((await accept(again ?? 0)).status).toBe(200);
  });
});

describe('a person who works elsewhere at that time', () => {
  const morning = { ...one, arrival_window: '09:00 - 11:00' };

  async function inviteAs(who: Who, more: object = {}): Promise<Answer> {
    const { invitationId } = await asked(world);
    await accept(invitationId);
    const orderId = await placeOrder(world, morning);
    const employees = [
      { employee_id: world.tables.employee.one('user', 5)?.id, position: PositionCode.helper, hourly_rate: 2400 },
    ];
    return as(who, world, 'inviteEmployee', { params: { orderId }, body: { employees, ...more } });
  }

  it('is not asked, and the office reads when they are busy', async () => {
    const answer = await inviteAs('dana');
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Someone already works at that time.',
        errors: {
          code: 'hard_conflict',
          conflicts: [{ kind: 'employee', label: 'Marcus Reed', text: 'Busy 8 AM–2:30 PM' }],
        },
      },
    });
  });

  it('may not accept a second job that was asked for before the first was taken', async () => {
    const [first, second] = [await asked(world), await asked(world)];
    await accept(first.invitationId);
    const answer = await accept(second.invitationId);
    expect(answer.status).toBe(409);
    expect(getErrors(answer)).toMatchObject({ code: 'hard_conflict', conflicts: [{ id: first.orderId }] });
  });
});
