// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Who } from '../../../tests/kit/operations';
import { placeOrder, stop } from '../../../tests/kit/orders';
import { getField, testWorld, toList } from '../../../tests/kit/world';
import type { World } from '../../world';

// docs/product.md, "Orders".
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

async function find(operation: 'getCustomers' | 'getKnownAddresses', search: string, who: Who = 'priya') {
  const query = `?${new URLSearchParams({ 'filter[search]': search })}`;
  return toList(getField((await as(who, world, operation, { params: { id: 1 }, query })).body, 'data'));
}

const names = (found: readonly unknown[]) => found.map((each) => getField(each, 'customer_last_name'));

describe('customers', () => {
  it.each([
    ['hollis', ['Hollis']],
    ['REB hol', ['Hollis']],
    ['peña', ['Pena']],
    ['0142', ['Hollis']],
    ['(602) 555-01', ['Pena', 'Hollis']],
    ['602', []],
    ['ollis', []],
    ['hollis 0142', []],
  ])('%j finds %j', async (text, expected) => {
    await placeOrder(world);
    const other = { customer_last_name: 'Pena', customer_primary_phone: '6025550177', date: '2026-11-30' };
    await placeOrder(world, other);
    expect(names(await find('getCustomers', text))).toEqual(expected);
  });

  it('are one for all their jobs, with the facts of the latest and where they live now first', async () => {
    await placeOrder(world, { customer_email: 'r.h@example.com', pick_up_addresses: [stop('Mesa', '85201')] });
    await placeOrder(world, { date: '2026-12-05', destination_addresses: [stop('Peoria', '85345')] });
    const [customer, ...others] = await find('getCustomers', 'hollis');
    expect(others).toEqual([]);
    expect(customer).toMatchObject({ jobs_count: 2, last_date: '2026-12-05', customer_email: 'r.h@example.com' });
    const cities = toList(getField(customer, 'addresses')).map((each) => getField(each, 'city'));
    expect(cities).toEqual(['Peoria', 'Tempe', 'Gilbert']);
  });

  it('are those of the branch, at most eight', async () => {
    for (let at = 0; at < 9; at += 1) await placeOrder(world, { customer_primary_phone: `602555010${at}` });
    expect(await find('getCustomers', 'hollis')).toHaveLength(8);
    const query = '?filter[search]=hollis';
    const answer = await as('dana', world, 'getCustomers', { params: { id: 2 }, query });
    expect(getField(answer.body, 'data')).toEqual([]);
  });
});

describe('known addresses', () => {
  it('match all words of the street, each once', async () => {
    await placeOrder(world);
    const found = await find('getKnownAddresses', 'copper 410');
    expect(found.map((each) => getField(each, 'city'))).toEqual(['Tempe', 'Gilbert']);
    expect(await find('getKnownAddresses', 'elm')).toEqual([]);
  });
});
