// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { placeOrder, stop } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import type { OperationId } from '../../generated/operations';

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

it.each([
  ['getEmployees', 'search', 'Reed, Marcus', { data: [{ first_name: 'Marcus' }] }],
  ['getCustomers', 'filter[search]', 'hollis, rebecca', [{ customer_name: 'Rebecca' }]],
  ['getKnownAddresses', 'filter[search]', '410 W Copperleaf Ave, Mesa, AZ 85201', [{ city: 'Mesa' }]],
] as const)('%s finds what was typed with commas: %s=%s', async (operation, name, typed, found) => {
  const world = testWorld({ scenario: 'empty' });
  await placeOrder(world, { pick_up_addresses: [stop('Mesa', '85201')] });
  const { body } = await as('priya', world, operation, {
    params: { id: 1 },
    query: `?${name}=${encodeURIComponent(typed)}`,
  });
  expect(body).toMatchObject({ data: found });
});

it('finds helpers by a city with its state', async () => {
  const find = async (search: string) => {
    const query = `?per_page=100&search=${encodeURIComponent(search)}`;
    const { body } = await as('priya', testWorld({ scenario: 'empty' }), 'searchHelpersGlobally', {
      params: { id: 1 },
      query,
    });
    return getField(getField(body, 'data'), 'data');
  };
  const inTempe = await find('Tempe');
  expect(inTempe).not.toEqual([]);
  expect(await find('tempe, az')).toEqual(inTempe);
  expect(await find('tempe nv')).toEqual([]);
});
