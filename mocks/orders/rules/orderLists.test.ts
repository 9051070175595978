// @vitest-environment node
import { expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';
import { addOrders } from '../seed/orders';
import { createOrderSearch, getOrderCounts } from './orderLists';

// docs/product.md, "Orders": what the search of a list finds.
const order = {
  id: 1042,
  customer_name: 'José María',
  customer_last_name: 'Peña Hollis',
  company_name: 'Copper Dental' as string | null,
  customer_primary_phone: '6025550142',
  customer_secondary_phone: '4805550177' as string | null,
  pick_up_addresses: [{ city: 'Tempe', address_line: '410 W Copperleaf Ave' }],
  destination_addresses: [{ city: 'Gilbert', address_line: '9 Elm St' }],
};

it.each([
  '',
  '  ',
  'hollis',
  'jose pena',
  'Peña, José',
  'hollis tempe',
  'GILBERT',
  'copper dental',
  '410 copperleaf',
  '#1042',
  '#10',
  '1042',
  '(602) 555-0142',
  '+1 602.555.0142',
  '16025550142',
  '555-01',
  '480 555 0177',
])('"%s" finds the order', (text) => {
  expect(createOrderSearch(text)(order)).toBe(true);
});

it.each(['hollis mesa', '#042', '#1043', '99', '6025550143', '#', ',', 'hollis 602555', '-- --'])(
  '"%s" does not',
  (text) => {
    expect(createOrderSearch(text)(order)).toBe(false);
  },
);

it('does without a company and a second phone', () => {
  const plainOrder = { ...order, company_name: null, customer_secondary_phone: null };
  expect(createOrderSearch('pena')(plainOrder)).toBe(true);
  expect(createOrderSearch('480555')(plainOrder)).toBe(false);
});

it.each([
  ['no orders', [0, 0, 0, 0], 0, { not_formed: 0, formed: 0, history: 0 }],
  ['only not formed', [2, 0, 0, 0], 0, { not_formed: 2, formed: 0, history: 0 }],
  ['pending, partial and formed count as formed', [1, 2, 1, 3], 0, { not_formed: 1, formed: 6, history: 0 }],
  ['what is over is history, whatever its crew', [0, 0, 0, 1], 4, { not_formed: 0, formed: 1, history: 4 }],
] as const)('%s', (_name, open, history, expected) => {
  const world = testWorld({ scenario: 'empty' });
  addOrders(world, world.tables.branch.require(1), { open, history });
  expect(getOrderCounts(world.tables, 1)).toEqual(expected);
  expect(getOrderCounts(world.tables, 2)).toEqual({ not_formed: 0, formed: 0, history: 0 });
});
