// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations';
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

describe('a phone is found in any spelling', () => {
  const spellings = [
    '4805550121',
    ' +1 480 555 0121',
    '\u202d(480) 555-0121\u202c',
    'tel:+14805550121',
    'Cell: 480.555.0121\n',
    '001 480 555 0121',
    '480–555–0121',
  ];

  it.each(spellings)('%j', async (spelling) => {
    const world = testWorld({ scenario: 'empty' });
    const orderId = await placeOrder(world, { customer_primary_phone: spelling });
    expect(world.tables.order.require(orderId).customer_primary_phone).toBe('4805550121');
    const find = async (id: OperationId, name: string, more = '') => {
      const query = `?${name}=${encodeURIComponent(spelling)}${more}`;
      const { body } = await as('priya', world, id, { params: { id: 1 }, query });
      return getField(body, 'data');
    };
    expect(await find('searchBranch', 'search')).toMatchObject({
      orders: [{ order_id: orderId }],
      employees: [{ first_name: 'Marcus' }],
    });
    expect(await find('getCustomers', 'filter[search]')).toMatchObject([{ customer_primary_phone: '4805550121' }]);
    expect(getField(await find('getEmployees', 'search'), 'data')).toMatchObject([{ first_name: 'Marcus' }]);
    expect(getField(await find('getOrders', 'filter[search]'), 'data')).toMatchObject([{ order_id: orderId }]);
  });
});
