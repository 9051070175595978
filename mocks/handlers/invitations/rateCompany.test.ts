// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { afterWork, read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import { PositionCode } from '#generated/model/codes';
import type { World } from '../../world';

// docs/product.md, "Ratings".
let world: World;
let invitationId: number;
beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  ({ invitationId } = await afterWork(world));
});

const rate = (body: object) => as('marcus', world, 'rateCompany', { params: { invitationId }, body });
const countOwn = async () => (await read('marcus', world, 'getOwnRating')).count;

it('the stars of both sides are shown once both have rated', async () => {
  expect(await countOwn()).toBe(0);
  expect((await rate({ stars: 4, comment: 'Clear plan' })).status).toBe(200);
  expect(await countOwn()).toBe(1);
  const { invitation } = await read('marcus', world, 'getHelperInvitation', { params: { invitationId } });
  expect(invitation).toMatchObject({ my_rating: { stars: 4, comment: 'Clear plan' }, hirer: { rating_count: 1 } });
  expect(invitation.actions).not.toContain('rate');
});

it('a helper who blocks a company is no candidate, and cannot be invited, asked to join or found', async () => {
  await rate({ stars: 1, work_again: 'block' });
  const crew_requirements = [{ position: PositionCode.helper, count: 2 }];
  const orderId = await placeOrder(world, { crew_requirements, date: '2026-12-05' });
  const { branch_employees } = await read('priya', world, 'getInvitableEmployees', { params: { orderId } });
  expect(branch_employees.map(({ user_id }) => user_id)).not.toContain(5);
  const employee_id = world.tables.employee.one('user', 5)?.id;
  const employees = [{ employee_id, position: PositionCode.helper, hourly_rate: 2400 }];
  expect(await as('priya', world, 'inviteEmployee', { params: { orderId }, body: { employees } })).toMatchObject({
    status: 422,
    body: { errors: { 'employees.0.employee_id': ['This person isn’t available for your company'] } },
  });
  const found = await read('dana', world, 'searchHelpersGlobally', { params: { id: 2 }, query: '?search=marcus' });
  expect(found.data.map(({ user_id }) => user_id)).not.toContain(5);
  const request = { params: { id: 2 }, query: '?id=5', body: { positions: [PositionCode.helper] } };
  expect(await as('dana', world, 'inviteHelper', request)).toMatchObject({
    status: 422,
    body: { errors: { code: 'not_available' } },
  });
});
