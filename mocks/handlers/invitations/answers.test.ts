// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { collectPushes, type ReceivedEvent } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '../../../src/generated/model/codes';

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

describe('two helpers and one place', () => {
  it('the first has it, the second reads that it is gone, at the same moment', async () => {
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

  it('everyone involved is notified once, in order', async () => {
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

  it('a person who accepts twice sees that, not that someone else was faster', async () => {
    const { marcus } = await inviteBoth();
    await accept(marcus);
    expect(await accept(marcus)).toMatchObject({
      status: 409,
      body: { message: 'You already accepted this job.', errors: { code: 'wrong_state' } },
    });
    expect(world.tables.invitation.require(marcus).status).toBe(InvitationStatus.accepted);
  });

  it('a person whose invitation was canceled sees that', async () => {
    const { marcus } = await inviteBoth();
    const body = { reason: 'crew_changed' };
    await as('priya', world, 'cancelInvitationByCompany', { params: { invitationId: marcus }, body });
    for (const answer of [
      await accept(marcus),
      await as('marcus', world, 'rejectInvitation', { params: { invitationId: marcus }, body: { reason: 'too_far' } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { message: 'This invitation was withdrawn.' } });
    }
  });

  it('the history says who removed a person', async () => {
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

  it.each([
    ['a day before the start or more: in good time', '2026-11-27T15:00:00Z', false],
    ['less than a day before: late', '2026-11-27T15:00:01Z', true],
    ['after the start: late', '2026-11-28T16:00:00Z', true],
  ])('withdrawn %s', async (_name, moment, late_cancel) => {
    const { marcus } = await inviteBoth();
    await accept(marcus);
    world.clock.travelTo(new Date(moment));
    const body = { reason: 'sick' };
    await as('marcus', world, 'cancelInvitationByHelper', { params: { invitationId: marcus }, body });
    expect(world.tables.invitation.require(marcus)).toMatchObject({ status: InvitationStatus.cancelled, late_cancel });
  });

  it('when the first withdraws, the place is open again, and late is marked as late', async () => {
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

describe('the time an invitation has', () => {
  it.each([
    ['a job in a week: a day', '2026-11-28', '08:00 - 10:00', '2026-11-22T15:00:00Z'],
    ['a job this evening: 2 hours before its start', '2026-11-21', '18:00 - 20:00', '2026-11-21T23:00:00Z'],
    ['a job in an hour: half an hour', '2026-11-21', '09:00 - 11:00', '2026-11-21T15:30:00Z'],
    ['a job that has begun: half an hour', '2026-11-21', '07:00 - 09:00', '2026-11-21T15:30:00Z'],
  ])('%s', async (_name, date, arrival_window, expires_at) => {
    const orderId = await placeOrder(world, { ...one, date, arrival_window });
    const [id = 0] = await invite(world, orderId, [5, PositionCode.helper]);
    expect(world.tables.invitation.require(id).expires_at).toBe(expires_at);
    world.clock.travelTo(new Date(Date.parse(expires_at) - 1000));
    expect(world.tables.invitation.require(id).status).toBe(InvitationStatus.new);
    world.clock.advance(1000);
    const late = await accept(id);
    expect([late.status, getErrors(late)]).toEqual([410, { code: 'invitation_expired' }]);
  });
});

describe('the wait list', () => {
  it('a person who declined may accept while there is an open slot', async () => {
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

  it('not after it was filled', async () => {
    const { marcus, luis } = await inviteBoth();
    await as('marcus', world, 'rejectInvitation', { params: { invitationId: marcus }, body: { reason: 'too_far' } });
    await accept(luis, 'luis');
    expect(getErrors(await accept(marcus))).toEqual({ code: 'position_filled' });
  });

  it('not once the job has started', async () => {
    const { invitationId } = await asked(world);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId }, body: { reason: 'too_far' } });
    world.clock.travelTo(new Date('2026-11-28T15:00:00Z'));
    expect(getErrors(await accept(invitationId))).toEqual({ code: 'too_late' });
  });

  it('asked again, there is a new question, and the old answer stays in the past', async () => {
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
  const override = (reason: string) => [{ employee_id: world.tables.employee.one('user', 5)?.id, reason }];

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

  it.each([
    ['the owner, with a reason', 'dana', 'Confirmed with him', 200],
    ['the manager of the branch, with a reason', 'luis', 'Confirmed with him', 200],
    ['the owner, without one', 'dana', '', 422],
    ['the office, with a reason', 'priya', 'Confirmed with him', 409],
  ] as const)('overridden by %s', async (_name, who, reason, status) => {
    expect((await inviteAs(who, { override: override(reason) })).status).toBe(status);
  });

  it('overridden, they may accept; the reason is kept', async () => {
    await inviteAs('dana', { override: override('Confirmed with him') });
    const [invitation] = world.tables.invitation.by('user', 5, 'desc');
    expect(invitation?.override_reason).toBe('Confirmed with him');
    expect((await accept(invitation?.id ?? 0)).status).toBe(200);
  });

  it('may not accept a second job that was asked for before the first was taken', async () => {
    const [first, second] = [await asked(world), await asked(world)];
    await accept(first.invitationId);
    const answer = await accept(second.invitationId);
    expect(answer.status).toBe(409);
    expect(getErrors(answer)).toMatchObject({ code: 'hard_conflict', conflicts: [{ id: first.orderId }] });
  });
});
