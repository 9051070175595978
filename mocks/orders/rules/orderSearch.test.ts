// @vitest-environment node
import { expect, it } from 'vitest';
import { createOrderSearch } from './orderSearch';

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
