// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Who } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { ActiveStatus, InvitationStatus, OrderStatus, PositionCode } from '../../../src/generated/model/codes';

// docs/product.md, "Crews" and "Invitations": whom the office may ask for what.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world);
});

const [luis, marcus, sofia, tyrell, alicia, tanya, brandon] = [3, 5, 6, 7, 11, 17, 20];
const getEmployeeId = (userId: number) => world.tables.employee.one('user', userId)?.id ?? 0;
const toInvitee = (userId: number, position: PositionCode, hourly_rate = 2400) => ({
  employee_id: getEmployeeId(userId),
  position,
  hourly_rate,
});
const inviteAs = (employees: object[], more: object = {}, who: Who = 'priya') =>
  as(who, world, 'inviteEmployee', { params: { orderId }, body: { employees, ...more } });
const change = (body: object, who: Who = 'priya') => as(who, world, 'editInvitations', { params: { orderId }, body });
const accept = (invitationId: number) => world.change(() => world.tables.invitation.update(invitationId, yes));
const yes = { status: InvitationStatus.accepted, responded_at: '2026-11-21T15:00:00Z' } as const;
const getErrors = ({ body }: Answer) => getField(body, 'errors');
const listInvitations = () => world.tables.invitation.by('order', orderId);

describe('who may be asked for which place', () => {
  const needs = Object.values(PositionCode).map((position) => ({ position, count: 1 }));
  beforeEach(async () => {
    orderId = await placeOrder(world, { crew_requirements: needs });
  });

  it.each([
    ['a foreman/driver as foreman/driver', sofia, PositionCode.foremanDriver, 200],
    ['a foreman/driver as driver', sofia, PositionCode.driver, 200],
    ['a foreman/driver as foreman', sofia, PositionCode.foreman, 200],
    ['a foreman/driver as helper', sofia, PositionCode.helper, 200],
    ['a driver as helper', tanya, PositionCode.helper, 200],
    ['a foreman as helper', brandon, PositionCode.helper, 200],
    ['a driver as foreman', tanya, PositionCode.foreman, 422],
    ['a driver as foreman/driver', tanya, PositionCode.foremanDriver, 422],
    ['a foreman as driver', brandon, PositionCode.driver, 422],
    ['a helper as driver', marcus, PositionCode.driver, 422],
    ['a helper as foreman/driver', marcus, PositionCode.foremanDriver, 422],
  ])('%s', async (_name, userId, position, status) => {
    const answer = await inviteAs([toInvitee(userId, position)]);
    expect(answer.status).toBe(status);
    if (status === 422) expect(getErrors(answer)).toEqual({ 'employees.0.position': ['Value is not valid'] });
  });

  it('a person who is both driver and foreman as foreman/driver', async () => {
    world.tables.user.update(marcus, { positions: [PositionCode.driver, PositionCode.foreman] });
    expect((await inviteAs([toInvitee(marcus, PositionCode.foremanDriver)])).status).toBe(200);
  });

  it.each<[string, () => object[], string]>([
    [
      'for two places at once',
      () => [toInvitee(sofia, PositionCode.foremanDriver), toInvitee(sofia, PositionCode.helper)],
      'employees',
    ],
    [
      'by another company',
      () => [{ ...toInvitee(marcus, PositionCode.helper), employee_id: 60 }],
      'employees.0.employee_id',
    ],
    ['not active in the branch', () => [toInvitee(19, PositionCode.helper)], 'employees.0.employee_id'],
    [
      'an unknown employee',
      () => [{ ...toInvitee(marcus, PositionCode.helper), employee_id: 9999 }],
      'employees.0.employee_id',
    ],
  ])('refused: %s', async (_name, employees, field) => {
    const answer = await inviteAs(employees());
    expect([answer.status, Object.keys(getErrors(answer) ?? {})]).toEqual([422, [field]]);
    expect(listInvitations()).toEqual([]);
  });

  it('refused: an account that is closed', async () => {
    world.tables.user.update(marcus, { status: ActiveStatus.inactive });
    expect((await inviteAs([toInvitee(marcus, PositionCode.helper)])).status).toBe(422);
  });

  it('a slot the job does not have is refused, and none of the others are invited', async () => {
    orderId = await placeOrder(world);
    const answer = await inviteAs([toInvitee(marcus, PositionCode.helper), toInvitee(tanya, PositionCode.driver)]);
    expect(getErrors(answer)).toEqual({ 'employees.1.position': ['Value is not valid'] });
    expect(listInvitations()).toEqual([]);
  });
});

it('what a crew costs counts the travel pay of each', async () => {
  const readCost = async (more: object) => {
    const id = await placeOrder(world, more);
    const { body } = await as('priya', world, 'getCurrentCrew', { params: { orderId: id } });
    return Number(getField(getField(body, 'data'), 'labor_max'));
  };
  const crew_requirements = [{ position: PositionCode.helper, count: 3 }];
  const without = await readCost({ crew_requirements, travel_pay: 0 });
  expect(await readCost({ crew_requirements, travel_pay: 2000 })).toBe(without + 6000);
});

describe('how many may be asked', () => {
  it('more than there are places, once each while the question is open', async () => {
    await invite(
      world,
      orderId,
      [marcus, PositionCode.helper],
      [tyrell, PositionCode.helper],
      [alicia, PositionCode.helper],
    );
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.pending);
    const again = await inviteAs([toInvitee(marcus, PositionCode.helper)]);
    expect(getErrors(again)).toEqual({ 'employees.0.employee_id': ['This person was already invited'] });
  });

  it('again, once the first invitation was taken back', async () => {
    const [id = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    await change({ cancel: [{ invitation_id: id, reason: 'mistake' }] });
    expect((await inviteAs([toInvitee(marcus, PositionCode.helper)])).status).toBe(200);
    expect(listInvitations().map(({ status }) => status)).toEqual([InvitationStatus.cancelled, InvitationStatus.new]);
  });

  it('twelve a line and no more', async () => {
    const able = world.tables.employee
      .select('branch', 1, ({ status }) => status === ActiveStatus.active)
      .map(({ user_id }) => user_id);
    await invite(world, orderId, ...able.slice(0, 12).map((id) => [id, PositionCode.helper] as const));
    const answer = await inviteAs([toInvitee(able[12] ?? 0, PositionCode.helper)]);
    expect(getErrors(answer)).toEqual({ employees: ['The maximum value allowed is 12'] });
  });

  it('no one for a filled position', async () => {
    const [id = 0] = await invite(world, orderId, [sofia, PositionCode.foremanDriver]);
    accept(id);
    const answer = await inviteAs([toInvitee(luis, PositionCode.foremanDriver)]);
    expect([answer.status, getErrors(answer)]).toEqual([409, { code: 'position_filled' }]);
  });
});

describe('a reason typed for a conflict', () => {
  const override = () => [{ employee_id: getEmployeeId(marcus), reason: 'He said so' }];

  it.each(['dana', 'priya'] as const)(
    'is dropped where there is no conflict, so it cannot allow one later (%s)',
    async (who) => {
      await inviteAs([toInvitee(marcus, PositionCode.helper)], { override: override() }, who);
      const [asked] = listInvitations();
      expect(asked?.override_reason).toBeNull();
      const other = await placeOrder(world);
      const [taken = 0] = await invite(world, other, [marcus, PositionCode.helper]);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId: taken } });
      const answer = await as('marcus', world, 'acceptInvitation', { params: { invitationId: asked?.id ?? 0 } });
      expect([answer.status, getField(getErrors(answer), 'code')]).toEqual([409, 'hard_conflict']);
    },
  );
});
