// @vitest-environment node -- happy-dom loses the empty fields of a form
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { addMember, asUser, memberIn } from '../../../tests/kit/members';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, placeOrder } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { ActiveStatus, InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

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
const marcus = 5;

describe('a changed member', () => {
  it('keeps what was not sent, and is a candidate for the new positions', async () => {
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

  it('tells a second editor who was faster', async () => {
    const employeeId = await addMember(world);
    await terms('luis', employeeId, { hourly_rate: 2900 });
    const answer = await change('dana', employeeId, { notes: 'x', version: 1 });
    expect(answer.body).toMatchObject({
      message: 'Luis Ortega changed Nadia while you were editing.',
      errors: { code: 'stale_version', conflicts: [{ kind: 'employee', id: employeeId, by: 'Luis Ortega' }] },
    });
  });

  it('members with an account manage their own name and contact', async () => {
    const { first_name, last_name, email, phone } = world.tables.user.require(11);
    const same = { first_name, last_name, email, phone, notes: 'Good with pianos' };
    expect((await change('dana', memberIn(world, 11), same)).status).toBe(200);
    const answer = await change('dana', memberIn(world, 11), { ...same, phone: '6025550000' });
    expect(getErrors(answer)).toEqual({ phone: [`Only ${first_name} can change this, in their own profile`] });
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

  it('cannot accept from the wait list', async () => {
    const { invitationId } = await asked(world);
    await as('marcus', world, 'rejectInvitation', { params: { invitationId }, body: { reason: 'too_far' } });
    await remove('dana', memberIn(world, marcus));
    expect((await as('marcus', world, 'acceptInvitation', { params: { invitationId } })).status).toBe(409);
  });
});
