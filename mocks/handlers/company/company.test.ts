// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { castIds } from '../../seed/cast';
import { branchFields, company } from '../../../tests/kit/bodies';
import { as, createForm } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { call, getField, testWorld } from '../../../tests/kit/world';

it('counts what a new company sets up, and has what was typed at sign-up', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { body } = await as('anonymous', world, 'register', { body: company });
  const token = String(getField(getField(body, 'data'), 'access_token'));
  const read = async (method = 'GET', path = '/company/setup') =>
    getField((await call(world, method, path, { token })).body, 'data');
  const { company_name: name, phone, email, city, state, zip } = company;
  expect(await read()).toEqual({
    company: { name, phone, email, city, state, zip },
    branches: 0,
    service_areas: 0,
    members: 0,
    orders: 0,
    invitations: 0,
    order_without_crew_id: null,
    dismissed_at: null,
  });
  await call(world, 'POST', '/company-branches', { token, form: createForm(branchFields) });
  expect(await read()).toMatchObject({ branches: 1, service_areas: 2 });
  expect(await read('POST', '/company/setup/dismiss')).toMatchObject({ dismissed_at: world.now() });
  expect(await read()).toMatchObject({ dismissed_at: world.now() });
});

it('names the next open job without a crew', async () => {
  const world = testWorld({ scenario: 'empty' });
  const setup = async () => getField((await as('dana', world, 'getCompanySetup')).body, 'data');
  const before = await setup();
  expect(before).toMatchObject({ orders: 0, invitations: 0, order_without_crew_id: null });
  expect(getField(before, 'members')).toBeGreaterThan(1);
  const later = await placeOrder(world, { date: '2026-12-01' });
  const next = await placeOrder(world);
  expect(await setup()).toMatchObject({ orders: 2, order_without_crew_id: next });
  await invite(world, next, [castIds.marcus, PositionCode.helper]);
  expect(await setup()).toMatchObject({ invitations: 1, order_without_crew_id: later });
});
