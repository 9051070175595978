// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../tests/kit/world';
import { hourMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';

/* It is 8:00 on November 21. */
const soon = { date: '2026-11-22', arrival_window: '07:00 - 08:00' };

async function listTitles(world: World): Promise<unknown[]> {
  const { body } = await as('dana', world, 'getNeedsAction', { params: { branchId: 1 } });
  const rows = toList(getField(body, 'data')).filter((row) => getField(row, 'type') === 'order.unformed_soon');
  return rows.map((row) => getField(row, 'title'));
}

const countWarnings = ({ tables }: World) =>
  tables.activity.where(({ type, user_id }) => type === 'order.unformed_soon' && user_id === 1).length;

it('lists a job that was added less than a day before its start at once as one that needs action', async () => {
  const world = testWorld({ scenario: 'empty' });
  const orderId = await placeOrder(world, soon);
  expect(await listTitles(world)).toEqual([expect.stringContaining(`#${orderId}`)]);
});

it('warns once of such a job', async () => {
  const world = testWorld({ scenario: 'empty' });
  await placeOrder(world, soon);
  world.clock.advance(hourMs);
  expect(countWarnings(world)).toBe(1);
  world.clock.advance(6 * hourMs);
  expect(countWarnings(world)).toBe(1);
});

it('warns of a job that was moved to the next day without a crew', async () => {
  const world = testWorld({ scenario: 'empty' });
  const orderId = await placeOrder(world, { date: '2026-11-29' });
  world.clock.advance(hourMs);
  expect(countWarnings(world)).toBe(0);
  world.change(() =>
    world.tables.order.update(orderId, { starts_at: '2026-11-22T14:00:00Z', updated_at: world.now() }),
  );
  world.clock.advance(hourMs);
  expect(countWarnings(world)).toBe(1);
});

it('leaves a job alone whose slots all have an invitation', async () => {
  const world = testWorld({ scenario: 'empty' });
  const crew_requirements = [{ position: PositionCode.helper, count: 1 }];
  const orderId = await placeOrder(world, { ...soon, crew_requirements });
  await invite(world, orderId, [5, PositionCode.helper]);
  world.clock.advance(hourMs);
  expect(countWarnings(world)).toBe(0);
});
