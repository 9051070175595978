import { createOrderValues, type OrderValues } from '../../orders';
// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { countErrors, listFilled, type SectionName } from './orderSections';

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
