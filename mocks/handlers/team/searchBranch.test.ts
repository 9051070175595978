// @vitest-environment node
import { expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';

it('lists upcoming jobs before those that are over and still open', async () => {
  const world = testWorld({ scenario: 'empty' });
  const over = await placeOrder(world, { date: '2026-11-23' });
  const upcoming = await placeOrder(world, { date: '2026-11-28' });
  world.clock.travelTo(new Date('2026-11-25T15:00:00Z'));
  const { body } = await as('priya', world, 'searchBranch', { params: { id: 1 }, query: '?type=order&search=hollis' });
  const orders = getField(getField(body, 'data'), 'orders');
  expect(orders).toMatchObject([{ order_id: upcoming }, { order_id: over }]);
});
