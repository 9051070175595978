// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations';
import { listIds, readOfBranch } from '../../../tests/kit/orderLists';
import { as } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { PositionCode } from '#generated/model/codes';

// docs/product.md, "Orders": the filters of a branch's lists.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
const readData = (id: OperationId, query: string) => readOfBranch(world, id, query);
const listOrders = async (query: string) => listIds(await readData('getOrders', query));

describe('the filters of a list', () => {
  const other = {
    customer_name: 'Ana',
    customer_last_name: 'Tempest',
    customer_primary_phone: '4805550199',
    date: '2026-11-29',
    end_date: '2026-11-30',
  };

  it.each([
    ['filter[search]=ana', ['other']],
    ['filter[search]=temp', ['other', 'plain']],
    ['filter[search]=(602)%20555-0142', ['plain']],
    ['filter[date_from]=2026-11-29', ['other']],
    ['filter[date_to]=2026-11-28', ['plain']],
    ['filter[date_from]=2026-11-30&filter[date_to]=2026-11-30', ['other']],
    ['filter[date_from]=2026-12-01', []],
    ['filter[customer]=4805550199', ['other']],
    ['filter[customer]=4805550199&filter[search]=hollis', []],
    ['filter[missing_position]=3', ['plain']],
    ['filter[missing_position]=1', []],
  ])('%s find %j', async (query, expected) => {
    const plain = await placeOrder(world, helpers);
    const full = await placeOrder(world, {
      ...other,
      crew_requirements: [{ position: PositionCode.foreman, count: 1 }],
    });
    const names = new Map([
      [plain, 'plain'],
      [full, 'other'],
    ]);
    const listed = (await listOrders(`?sort=-starts_at&${query}`)).map((id) => names.get(Number(id)));
    expect(listed).toEqual(expected);
    expect(await readData('getOrderCount', `?${query}`)).toEqual({ count: expected.length, total_count: 2 });
  });

  it('apply to the history, which can show one result alone', async () => {
    const id = await placeOrder(world, helpers);
    await invite(world, id, [5, PositionCode.helper]);
    await as('priya', world, 'cancelOrder', { params: { orderId: id }, body: { reason: 'weather' } });
    const readHistory = async (query: string) => listIds(await readData('getOrderHistory', query));
    expect(await readHistory('?filter[search]=hollis&filter[closed_state]=cancelled')).toEqual([id]);
    expect(await readHistory('?filter[closed_state]=completed')).toEqual([]);
    expect(await readHistory('?filter[date_to]=2026-11-27')).toEqual([]);
  });

  it.each([
    'filter[date_from]=2026-11-30&filter[date_to]=2026-11-29',
    'filter[date_from]=2026-02-30',
    'filter[date_to]=tomorrow',
    'filter[customer]=602555',
    'filter[missing_position]=5',
    `filter[search]=${'x'.repeat(101)}`,
  ])('the filter %s is refused', async (query) => {
    for (const id of ['getOrders', 'getOrderCount'] as const) {
      const answer = await as('priya', world, id, { params: { id: 1 }, query: `?${query}` });
      expect([id, answer.status]).toEqual([id, 422]);
    }
  });
});
