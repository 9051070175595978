// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations';
import { listIds, readOfBranch } from '../../../tests/kit/orderLists';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { toList, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, PositionCode } from '../../../src/generated/model/codes';

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

describe('the order of a list', () => {
  it('not formed: last changed first', async () => {
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

  it('formed: next start first', async () => {
    const ids: number[] = [];
    for (const date of ['2026-11-30', '2026-11-28', '2026-11-29']) ids.push(await placePending({ date }));
    const [last, next, middle] = ids;
    expect(await listOrders(formed)).toEqual([next, middle, last]);
    expect(await listOrders(`${formed}&sort=-starts_at`)).toEqual([last, middle, next]);
  });

  it('history: last closed first, completed and canceled alike', async () => {
    const ids = [await placePending({ date: '2026-11-28' }), await placePending({ date: '2026-11-27' })];
    for (const orderId of ids) {
      await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather' } });
      world.clock.advance(60_000);
    }
    expect(listIds(await readData('getOrderHistory'))).toEqual(ids.toReversed());
    expect(await listOrders('')).toEqual([]);
  });
});

describe('starting soon', () => {
  it('has those with a crew on its way whose window begins within 48 hours, the next first', async () => {
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

  it('begins where the branch lies, whatever its zone', async () => {
    world.tables.branch.update(1, { timezone: 'America/New_York' });
    const early = await placePending({ date: '2026-11-23', arrival_window: '09:59 - 11:00' });
    await placePending({ date: '2026-11-23', arrival_window: '10:01 - 11:01' });
    expect(await listOrders('?filter[starting_soon]=1')).toEqual([early]);
  });
});

describe('a page', () => {
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

describe('counts', () => {
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

describe('the calendar', () => {
  const days = (from: string, to: string) => `?filter[date_from]=${from}&filter[date_to]=${to}`;

  it('has every job of those days, whatever its state, by day and start', async () => {
    const at = (date: string, arrival_window = '08:00 - 10:00') => placePending({ date, arrival_window });
    const [monday, late, early] = [
      await at('2026-11-30'),
      await at('2026-11-29', '13:00 - 15:00'),
      await at('2026-11-29'),
    ];
    const before = await at('2026-11-28');
    await as('priya', world, 'cancelOrder', { params: { orderId: late }, body: { reason: 'weather' } });
    expect(listIds(await readData('getOrderCalendar', days('2026-11-29', '2026-11-30')))).toEqual([
      early,
      late,
      monday,
    ]);
    expect(listIds(await readData('getOrderCalendar', days('2026-11-28', '2026-11-28')))).toEqual([before]);
  });

  it('has a job of several days on each of them, once', async () => {
    const long = await placePending({ date: '2026-11-28', end_date: '2026-11-30' });
    const short = await placePending({ date: '2026-11-29' });
    const listCalendar = async (from: string, to: string) =>
      listIds(await readData('getOrderCalendar', days(from, to)));
    expect(await listCalendar('2026-11-28', '2026-11-28')).toEqual([long]);
    expect(await listCalendar('2026-11-29', '2026-11-29')).toEqual([long, short]);
    expect(await listCalendar('2026-11-30', '2026-12-06')).toEqual([long]);
    expect(await listCalendar('2026-11-27', '2026-12-01')).toEqual([long, short]);
    expect(await listCalendar('2026-12-01', '2026-12-01')).toEqual([]);
    const [item] = toList(getField(await readData('getOrderCalendar', days('2026-11-30', '2026-11-30')), 'data'));
    const span = { date: '2026-11-28', end_date: '2026-11-30', ends_at: '2026-11-30T21:30:00Z' };
    expect(item).toMatchObject(span);
    expect(world.tables.order.require(long).latest_end_at).toBe('2026-11-30T23:30:00Z');
  });

  it('marks a job with a person who works elsewhere at that time', async () => {
    const ids = [
      await placePending({}),
      await placePending({ arrival_window: '09:00 - 11:00' }),
      await placePending({ date: '2026-11-30' }),
    ];
    const marked = async () =>
      toList(getField(await readData('getOrderCalendar', days('2026-11-28', '2026-11-30')), 'data')).map((item) =>
        getField(item, 'has_conflict'),
      );
    const accept = (id: number) => {
      const [asked] = world.tables.invitation.by('order', id);
      world.tables.invitation.update(asked?.id ?? 0, { status: InvitationStatus.accepted });
    };
    accept(ids[0] ?? 0);
    expect(await marked()).toEqual([false, false, false]);
    accept(ids[1] ?? 0);
    expect(await marked()).toEqual([true, true, false]);
  });
});
