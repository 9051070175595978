// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Who } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Crews" and "Invitations": whom the office may ask for what.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world);
});

const marcus = 5;
const getEmployeeId = (userId: number) => world.tables.employee.one('user', userId)?.id ?? 0;
const toInvitee = (userId: number, position: PositionCode, hourly_rate = 2400) => ({
  employee_id: getEmployeeId(userId),
  position,
  hourly_rate,
});
const inviteAs = (employees: object[], more: object = {}, who: Who = 'priya') =>
  as(who, world, 'inviteEmployee', { params: { orderId }, body: { employees, ...more } });
const change = (body: object, who: Who = 'priya') => as(who, world, 'editInvitations', { params: { orderId }, body });
const getErrors = ({ body }: Answer) => getField(body, 'errors');
const listInvitations = () => world.tables.invitation.by('order', orderId);

it('the cost of a crew counts the travel pay of each', async () => {
  const readCost = async (more: object) => {
    const id = await placeOrder(world, more);
    const { body } = await as('priya', world, 'getCurrentCrew', { params: { orderId: id } });
    return Number(getField(getField(body, 'data'), 'labor_max'));
  };
  const crew_requirements = [{ position: PositionCode.helper, count: 3 }];
  const without = await readCost({ crew_requirements, travel_pay: 0 });
  expect(await readCost({ crew_requirements, travel_pay: 2000 })).toBe(without + 6000);
});

describe('a person whose invitation was taken back', () => {
  it('may be asked again', async () => {
    const [id = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    await change({ cancel: [{ invitation_id: id, reason: 'mistake' }] });
    expect((await inviteAs([toInvitee(marcus, PositionCode.helper)])).status).toBe(200);
    expect(listInvitations().map(({ status }) => status)).toEqual([InvitationStatus.cancelled, InvitationStatus.new]);
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
