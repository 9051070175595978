import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { createOrderValues, type OrderValues } from '../../orders';
import { countErrors, listFilled, type SectionName, planFill } from './orderSections';

const empty = createOrderValues({ state: 'AZ', default_arrival_windows: [], default_min_hours: 2 });
const [stop] = empty.pick_up_addresses;
const address = stop && { ...stop, address_line: '410 W Copperleaf Ave', city: 'Tempe', zip: '85281' };
const helpers = [{ position: PositionCode.helper, count: 2 }];

it.each<[string, Partial<OrderValues>, SectionName[]]>([
  ['a new order', {}, []],
  ['a name without a phone', { customer_name: 'Ruth', customer_last_name: 'Hollis' }, []],
  [
    'a customer',
    { customer_name: 'Ruth', customer_last_name: 'Hollis', customer_primary_phone: '6025550142' },
    ['customer'],
  ],
  ['a size', { move_size: 'studio' }, ['service']],
  ['a day without hours', { date: '2026-11-28' }, []],
  ['a day with hours', { date: '2026-11-28', estimated_hours: 3 }, ['when']],
  ['an address', { pick_up_addresses: address ? [address] : [] }, ['pickUp']],
  ['an address and an empty stop', { pick_up_addresses: address && stop ? [address, stop] : [] }, []],
  ['a crew with the usual rates', { crew_requirements: helpers }, ['crew', 'pay']],
  ['a crew without a rate', { crew_requirements: helpers, offered_rates: [] }, ['crew']],
  ['a note', { office_notes: 'Pays by card' }, ['notes']],
])('%s fills %j', (_, values, filled) => expect(listFilled({ ...empty, ...values })).toEqual(filled));

it.each<[SectionName, number]>([
  ['customer', 1],
  ['pickUp', 2],
  ['destination', 0],
  ['pay', 1],
])('counts the errors of %s: %i', (section, count) => {
  const wrong = ['customer_name', 'pick_up_addresses[0].zip', 'pick_up_addresses[0].city', 'offered_rates[3]'];
  expect(countErrors(wrong, section)).toBe(count);
});

const customer = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  customer_secondary_phone: null,
  customer_email: 'r.h@example.com',
  company_name: null,
};
const noCustomer = {
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
  const plan = planFill({ ...noCustomer, ...typed }, customer, ['customer_name']);
  expect(plan.fills.map(({ field }) => field)).toEqual(fills);
  expect(plan.overwrites.map(({ field }) => field)).toEqual(overwrites);
});
