// @vitest-environment node -- happy-dom loses the empty fields of a form
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants';
import { addMember, asUser, memberIn } from '../../../tests/kit/members';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { ActiveStatus, InvitationStatus, OrderStatus, PositionCode } from '../../../src/generated/model/codes';

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const getData = (answer: Answer) => getField(answer.body, 'data');
const getErrors = (answer: Answer) => getField(answer.body, 'errors');
const change = (who: Who, employeeId: number, fields: object) =>
  as(who, world, 'updateEmployee', { params: { employeeId }, body: fields });
const terms = (who: Who, employeeId: number, body: object) =>
  as(who, world, 'changeEmployeeTerms', { params: { employeeId }, body });
const [marcus, tyrell, luis] = [5, 7, 3];

describe('a changed member', () => {
  it('keeps what was not sent; candidates read the new positions', async () => {
    const employeeId = await addMember(world);
    const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.foreman, count: 1 }] });
    const candidates = async () => {
      const found = getField(
        getData(await as('dana', world, 'getInvitableEmployees', { params: { orderId } })),
        'branch_employees',
      );
      return JSON.stringify(found).includes('"Nadia"');
    };
    expect(await candidates()).toBe(false);
    const answer = await change('luis', employeeId, {
      positions: [PositionCode.foreman],
      license_class: 'none',
      version: 1,
    });
    expect(getData(answer)).toMatchObject({
      positions: [PositionCode.foreman],
      driver_license: null,
      hourly_rate: 2750,
      version: 2,
    });
    expect(await candidates()).toBe(true);
    await terms('luis', employeeId, { status: ActiveStatus.inactive });
    expect(await candidates()).toBe(false);
  });

  it('by a second editor, who sees who was faster', async () => {
    const employeeId = await addMember(world);
    await terms('luis', employeeId, { hourly_rate: 2900 });
    const answer = await change('dana', employeeId, { notes: 'x', version: 1 });
    expect(answer.body).toMatchObject({
      message: 'Luis Ortega changed Nadia while you were editing.',
      errors: { code: 'stale_version', conflicts: [{ kind: 'employee', id: employeeId, by: 'Luis Ortega' }] },
    });
  });

  it.each<[Who, object, number]>([
    ['priya', { notes: 'x', hourly_rate: 2750, status: ActiveStatus.active }, 200],
    ['priya', { hourly_rate: 2800 }, 403],
    ['priya', { status: ActiveStatus.inactive }, 403],
    ['luis', { hourly_rate: 2800, status: ActiveStatus.inactive }, 200],
    ['luis', { is_manager: true }, 403],
    ['luis', { branch_ids: [1, 3] }, 403],
    ['hank', { notes: 'x' }, 403],
    ['marcus', { notes: 'x' }, 404],
  ])('by %s, %j: %i', async (who, fields, status) => {
    expect((await change(who, await addMember(world), fields)).status).toBe(status);
  });

  it('who came with an account keeps name and contact themselves', async () => {
    const { first_name, last_name, email, phone } = world.tables.user.require(11);
    const same = { first_name, last_name, email, phone, notes: 'Good with pianos' };
    expect((await change('dana', memberIn(world, 11), same)).status).toBe(200);
    const answer = await change('dana', memberIn(world, 11), { ...same, phone: '6025550000' });
    expect(getErrors(answer)).toEqual({ phone: [`Only ${first_name} can change this, in their own profile`] });
  });

  it('moves between branches that are open to the caller', async () => {
    const employeeId = await addMember(world, { 'branch_ids[]': [1, 2] });
    // Luis manages only Phoenix, so he cannot end the Tucson membership.
    const byLuis = await change('luis', employeeId, { branch_ids: [1] });
    expect(getField(getData(byLuis), 'branch_ids')).toEqual([1, 2]);
    const byDana = await change('dana', employeeId, { branch_ids: [3, 2] });
    expect(getData(byDana)).toMatchObject({ id: employeeId, branch_id: 3, branch_ids: [3, 2] });
    expect(findProblems(world)).toEqual([]);
  });
});

describe('price and status', () => {
  it.each<[Who, object, number]>([
    ['dana', { hourly_rate: 3000 }, 200],
    ['luis', { status: ActiveStatus.inactive }, 200],
    ['luis', {}, 200],
    ['priya', { hourly_rate: 3000 }, 403],
    ['dana', { hourly_rate: 1450 }, 422],
    ['dana', { hourly_rate: 2725 }, 422],
  ])('by %s, %j: %i', async (who, body, status) => {
    expect((await terms(who, memberIn(world, tyrell), body)).status).toBe(status);
  });

  it('who is not active is asked no more, and keeps what they accepted', async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    await terms('dana', memberIn(world, marcus), { status: ActiveStatus.inactive });
    expect(world.tables.invitation.require(invitationId).status).toBe(InvitationStatus.accepted);
    await expect(invite(world, await placeOrder(world), [marcus, PositionCode.helper])).rejects.toThrow(
      'Value is not valid',
    );
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
  });
});

describe('a removed member', () => {
  const remove = (who: Who, employeeId: number) => as(who, world, 'deleteEmployee', { params: { employeeId } });

  it('is let go from every job to come, and the crew is what is left', async () => {
    const { orderId, invitationId } = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
    const employeeId = memberIn(world, marcus);
    const detail = getData(await as('luis', world, 'getEmployee', { params: { employeeId } }));
    expect(detail).toMatchObject({
      upcoming_jobs: [{ order_id: orderId, invitation_status: 2, customer_last_name: 'Hollis', city_from: 'Tempe' }],
      next_job: { order_id: orderId, number: `#${orderId}` },
    });
    const events = collectPushes(world, marcus);
    expect((await remove('luis', employeeId)).status).toBe(200);
    expect(world.tables.invitation.require(invitationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'crew_changed',
      cancelled_by: 'company',
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    expect(events.map(({ event }) => event)).toContain('invitation-updated');
    expect((await remove('luis', employeeId)).status).toBe(404);
    expect((await asUser(marcus, world, 'acceptInvitation', { invitationId })).status).toBe(409);
    expect(findProblems(world)).toEqual([]);
  });

  it('and says nothing after all from the wait list', async () => {
    const { invitationId } = await asked(world);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId }, body: { reason: 'too_far' } });
    await remove('dana', memberIn(world, marcus));
    expect((await as('marcus', world, 'acceptInvitation', { params: { invitationId } })).status).toBe(409);
  });

  it.each<[Who, number, number]>([
    ['priya', tyrell, 403],
    ['luis', luis, 403],
    ['dana', luis, 200],
    ['luis', tyrell, 200],
  ])('by %s, user %i: %i', async (who, userId, status) => {
    expect((await remove(who, memberIn(world, userId))).status).toBe(status);
  });
});

it('of another company there are none', async () => {
  const stranger = world.tables.employee.by('branch', 4)[1]?.id ?? 0;
  const answers = [
    await as('dana', world, 'getEmployee', { params: { employeeId: stranger } }),
    await change('dana', stranger, { notes: 'x' }),
    await terms('dana', stranger, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
