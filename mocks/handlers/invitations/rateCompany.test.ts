// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { afterWork, read } from '../../../tests/kit/helperWorld';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import { PositionCode } from '../../../src/generated/model/codes';
import { dayMs } from '../../times';
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

it('shows the stars of both sides once both have rated', async () => {
  expect(await countOwn()).toBe(0);
  expect((await rate({ stars: 4, comment: 'Clear plan' })).status).toBe(200);
  expect(await countOwn()).toBe(1);
  const { invitation } = await read('marcus', world, 'getHelperInvitation', { params: { invitationId } });
  expect(invitation).toMatchObject({ my_rating: { stars: 4, comment: 'Clear plan' }, hirer: { rating_count: 1 } });
  expect(invitation.actions).not.toContain('rate');
});

it('shows the company’s stars after seven days without an answer', async () => {
  world.clock.advance(7 * dayMs);
  expect(await countOwn()).toBe(1);
});

it('is given once, after a completed job', async () => {
  await rate({ stars: 4 });
  expect(await rate({ stars: 1 })).toMatchObject({ status: 409, body: { errors: { code: 'wrong_state' } } });
});

it('really blocks: no candidate, no invitation, no request to join, not found', async () => {
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

it('a later better answer lifts the block', async () => {
  await rate({ stars: 1, work_again: 'block' });
  world.tables.invitation.update(invitationId, {
    company_rating: { stars: 5, work_again: 'ok', at: world.now() },
  });
  const orderId = await placeOrder(world, { date: '2026-12-05' });
  const [next] = await invite(world, orderId, [5, PositionCode.helper]);
  expect(next).toBeGreaterThan(0);
});
