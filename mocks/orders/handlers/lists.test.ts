// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { invite, listIds, placeOrder, readOfBranch } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import type { OperationId } from '../../generated/operations';
import type { World } from '../../provider/world';

// docs/product.md, "Orders": the lists of a branch. It is Saturday, November 21, 8:00 in Phoenix.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };

const readData = (id: OperationId, query = '') => readOfBranch(world, id, query);
const listOrders = async (query: string) => listIds(await readData('getOrders', query));

/** Creates an order with one open invitation. Returns its id. */
async function placePending(change: object): Promise<number> {
  const id = await placeOrder(world, { ...helpers, ...change });
  await invite(world, id, [5, PositionCode.helper]);
  return id;
}

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
  it('leaves out those that are shown elsewhere, and does not count them', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) ids.push(await placeOrder(world));
    const except = `filter[except]=${ids[0]},${ids[2]},999`;
    expect(await listOrders(`?filter[status]=1&${except}`)).toEqual([ids[3], ids[1]]);
    expect(getField(await readData('getOrders', `?filter[status]=1&per_page=1&${except}`), 'total')).toBe(2);
  });

  it('has no notes and no customer price', async () => {
    await placeOrder(world, { office_notes: 'Pays late', customer_quote: 138_000, crew_notes: 'Dogs' });
    const text = JSON.stringify(await readData('getOrders'));
    expect(['Pays late', '138000', 'Dogs'].filter((secret) => text.includes(secret))).toEqual([]);
  });
});
