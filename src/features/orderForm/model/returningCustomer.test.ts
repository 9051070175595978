// @vitest-environment node
import { expect, it } from 'vitest';
import { planFill } from './returningCustomer';

const customer = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  customer_secondary_phone: null,
  customer_email: 'r.h@example.com',
  company_name: null,
};
const empty = {
  customer_name: '',
  customer_last_name: '',
  customer_primary_phone: '',
  customer_secondary_phone: '',
  customer_email: '',
  company_name: '',
};
const everything = ['customer_name', 'customer_last_name', 'customer_primary_phone', 'customer_email'];

it.each([
  ['nothing', {}, everything, []],
  ['the beginning of the name', { customer_name: 'reb' }, everything, []],
  ['the last name as the first', { customer_name: 'Hollis' }, everything, []],
  [
    'digits in the middle of a phone',
    { customer_primary_phone: '0142' },
    everything.toSpliced(2, 1),
    ['customer_primary_phone'],
  ],
  ['the same', { customer_last_name: 'Hollis ' }, everything.toSpliced(1, 1), []],
  ['another email', { customer_email: 'new@example.com' }, everything.slice(0, 3), ['customer_email']],
  ['what is not known', { customer_secondary_phone: '6025550100', company_name: 'Acme' }, everything, []],
] as const)('typed %s', (_, typed, fills, overwrites) => {
  const plan = planFill({ ...empty, ...typed }, customer, ['customer_name']);
  expect(plan.fills.map(({ field }) => field)).toEqual(fills);
  expect(plan.overwrites.map(({ field }) => field)).toEqual(overwrites);
});
