// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations';
import { listIds, readOfBranch } from '../../../tests/kit/orderLists';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { PositionCode } from '#generated/model/codes';

// docs/product.md, "Orders": the lists of a branch. It is Saturday, November 21, 8:00 in Phoenix.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
const formed = '?filter[status]=2,3,4';

const readData = (id: OperationId, query = '') => readOfBranch(world, id, query);
const listOrders = async (query: string) => listIds(await readData('getOrders', query));

/** Creates an order with one open invitation. Returns its id. */
async function placePending(change: object): Promise<number> {
  const id = await placeOrder(world, { ...helpers, ...change });
  await invite(world, id, [5, PositionCode.helper]);
  return id;
}

describe('a list of jobs', () => {
  it('that are not formed has the last changed first', async () => {
    const ids: number[] = [];
    for (const date of ['2026-11-30', '2026-11-28', '2026-11-29']) {
      ids.push(await placeOrder(world, { ...helpers, date }));
      world.clock.advance(60_000);
    }
    const [first = 0, second = 0, third = 0] = ids;
    expect(await listOrders('?filter[status]=1')).toEqual([third, second, first]);
    world.tables.order.update(first, { updated_at: world.now() });
    expect(await listOrders('?filter[status]=1')).toEqual([first, third, second]);
    expect(await listOrders('?filter[status]=1&sort=updated_at')).toEqual([second, third, first]);
    expect(await listOrders('?filter[status]=1&sort=starts_at')).toEqual([second, third, first]);
    expect(await listOrders('?filter[status]=1&sort=-starts_at')).toEqual([first, third, second]);
  });

  it('that are formed has the next start first', async () => {
    const ids: number[] = [];
    for (const date of ['2026-11-30', '2026-11-28', '2026-11-29']) ids.push(await placePending({ date }));
    const [last, next, middle] = ids;
    expect(await listOrders(formed)).toEqual([next, middle, last]);
    expect(await listOrders(`${formed}&sort=-starts_at`)).toEqual([last, middle, next]);
  });

  it('of the history has the last closed first, completed and canceled alike', async () => {
    const ids = [await placePending({ date: '2026-11-28' }), await placePending({ date: '2026-11-27' })];
    for (const orderId of ids) {
      await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather' } });
      world.clock.advance(60_000);
    }
    expect(listIds(await readData('getOrderHistory'))).toEqual(ids.toReversed());
    expect(await listOrders('')).toEqual([]);
  });
});

describe('the filter "starting soon"', () => {
  it('lists formed jobs starting within 48 hours, soonest first', async () => {
    const at = (date: string, arrival_window: string) => placePending({ date, arrival_window });
    const later = await at('2026-11-23', '08:00 - 10:00');
    const beyond = await at('2026-11-23', '08:01 - 10:00');
    const soon = await at('2026-11-21', '08:00 - 10:00');
    const begun = await at('2026-11-21', '07:59 - 10:00');
    const uninvited = await placeOrder(world, { ...helpers, date: '2026-11-22' });
    expect(await listOrders('?filter[starting_soon]=1')).toEqual([soon, later]);
    expect(await listOrders('?filter[starting_soon]=1&filter[status]=3,4')).toEqual([]);
    expect(new Set(await listOrders('?per_page=10'))).toEqual(new Set([later, beyond, soon, begun, uninvited]));
  });

  it('reads the time of the branch, whatever its zone', async () => {
    world.tables.branch.update(1, { timezone: 'America/New_York' });
    const early = await placePending({ date: '2026-11-23', arrival_window: '09:59 - 11:00' });
    await placePending({ date: '2026-11-23', arrival_window: '10:01 - 11:01' });
    expect(await listOrders('?filter[starting_soon]=1')).toEqual([early]);
  });
});

describe('a page of jobs', () => {
  it('has five cards by default, and the rest on the next pages', async () => {
    for (let i = 0; i < 7; i += 1) await placeOrder(world);
    const [first, second, third] = [
      await readData('getOrders'),
      await readData('getOrders', '?page=2'),
      await readData('getOrders', '?page=3'),
    ];
    expect([first, second, third].map((page) => listIds(page).length)).toEqual([5, 2, 0]);
    expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 5, total: 7, from: 6, to: 7 });
    expect(third).toMatchObject({ current_page: 3, last_page: 2, total: 7, from: null, to: null });
    expect(new Set([...listIds(first), ...listIds(second)]).size).toBe(7);
    expect(await listOrders('?per_page=7')).toHaveLength(7);
  });

  it('has no notes and no customer price', async () => {
    await placeOrder(world, { office_notes: 'Pays late', customer_quote: 138_000, crew_notes: 'Dogs' });
    const text = JSON.stringify(await readData('getOrders'));
    expect(['Pays late', '138000', 'Dogs'].filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('the counts of jobs', () => {
  it('are those of the filter and of all that is open', async () => {
    await placeOrder(world);
    await placeOrder(world);
    await placePending({});
    const over = await placePending({});
    await as('priya', world, 'cancelOrder', { params: { orderId: over }, body: { reason: 'weather' } });
    const count = (query: string) => readData('getOrderCount', query);
    expect(await count('?filter[status]=1')).toEqual({ count: 2, total_count: 3 });
    expect(await count(formed)).toEqual({ count: 1, total_count: 3 });
    expect(await count('?filter[status]=4')).toEqual({ count: 0, total_count: 3 });
    expect(await count('')).toEqual({ count: 3, total_count: 3 });
  });

  it('are updated first when an invitation has expired', async () => {
    const id = await placePending({});
    world.tables.invitation.update(world.tables.invitation.by('order', id)[0]?.id ?? 0, {
      expires_at: '2026-11-21T14:59:59Z',
    });
    expect(await readData('getOrderCount', '?filter[status]=1')).toEqual({ count: 1, total_count: 1 });
    expect(await listOrders('?filter[status]=1')).toEqual([id]);
  });
});
