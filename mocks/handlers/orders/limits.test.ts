// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { orderFields, stop } from '../../../tests/kit/orders';
import { getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { PositionCode } from '#generated/model/codes';

// docs/product.md, "Limits": each on both of its sides, in the words of spec section 5. It is November 21 in Phoenix.
let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const stops = (count: number) => Array.from({ length: count }, () => stop('Tempe', '85281'));
const stopWith = (more: object) => ({ pick_up_addresses: [{ ...stop('Tempe', '85281'), ...more }] });
const helpers = (count: number) => ({ crew_requirements: [{ position: PositionCode.helper, count }] });
const rate = (cents: number) => ({ offered_rates: { '4': 3200, '3': cents } });
const text = (length: number) => 'a'.repeat(length);
const [least, most, longest] = [
  'The minimum value allowed is',
  'The maximum value allowed is',
  'The maximum length allowed is',
];

/** Accepted and refused values, with field and message. */
const rows: [name: string, good: object, bad: object, field: string, words: string][] = [
  [
    '5 stops a side',
    { pick_up_addresses: stops(5), destination_addresses: stops(5) },
    { pick_up_addresses: stops(6) },
    'pick_up_addresses',
    `${most} 5`,
  ],
  [
    '5 stops on the other side',
    { destination_addresses: stops(5) },
    { destination_addresses: stops(6) },
    'destination_addresses',
    `${most} 5`,
  ],
  ['a crew of 12', helpers(12), helpers(13), 'crew_requirements.0.count', `${most} 12`],
  ['a crew of 1', helpers(1), helpers(0), 'crew_requirements.0.count', `${least} 1`],
  ['14 hours', { estimated_hours: 14 }, { estimated_hours: 14.5 }, 'estimated_hours', `${most} 14`],
  ['1 hour', { estimated_hours: 1 }, { estimated_hours: 0.5 }, 'estimated_hours', `${least} 1`],
  ['hours in halves', { estimated_hours: 2.5 }, { estimated_hours: 2.25 }, 'estimated_hours', 'Value is not valid'],
  ['a rate of $15', rate(1500), rate(1499), 'offered_rates.3', `${least} 1500`],
  ['a rate of $150', rate(15_000), rate(15_001), 'offered_rates.3', `${most} 15000`],
  ['notes for the crew', { crew_notes: text(2000) }, { crew_notes: text(2001) }, 'crew_notes', `${longest} 2000`],
  [
    'notes for the office',
    { office_notes: text(2000) },
    { office_notes: text(2001) },
    'office_notes',
    `${longest} 2000`,
  ],
  [
    'a window of 6 hours',
    { arrival_window: '08:00 - 14:00' },
    { arrival_window: '08:00 - 14:01' },
    'arrival_window',
    'Value is not valid',
  ],
  [
    'a firm time',
    { arrival_window: '08:00 - 08:00', firm_time: true },
    { arrival_window: '08:00 - 08:00' },
    'arrival_window',
    'Value is not valid',
  ],
  ['today', { date: '2026-11-21' }, { date: '2026-11-20' }, 'date', `${least} 2026-11-21`],
  ['in a year', { date: '2027-11-21' }, { date: '2027-11-22' }, 'date', `${most} 2027-11-21`],
  ['a floor', stopWith({ floor: 30 }), stopWith({ floor: 31 }), 'pick_up_addresses.0.floor', `${most} 30`],
  [
    'flights of stairs',
    stopWith({ flights_of_stairs: 10 }),
    stopWith({ flights_of_stairs: 11 }),
    'pick_up_addresses.0.flights_of_stairs',
    `${most} 10`,
  ],
  ['a first name', { customer_name: text(50) }, { customer_name: text(51) }, 'customer_name', `${longest} 50`],
  [
    'a last name',
    { customer_last_name: text(50) },
    { customer_last_name: text(51) },
    'customer_last_name',
    `${longest} 50`,
  ],
  [
    'a phone of ten digits',
    {},
    { customer_primary_phone: '602555014' },
    'customer_primary_phone',
    'Value is not valid',
  ],
  [
    'an email',
    { customer_email: 'r@example.com' },
    { customer_email: 'r@' },
    'customer_email',
    'Value is not a valid email address',
  ],
];

describe.each(rows)('%s', (_name, good, bad, field, words) => {
  const create = (change: object) =>
    as('priya', world, 'createOrder', { params: { id: 1 }, body: { ...orderFields, ...change } });

  it('is let in, and one beyond is refused at its field', async () => {
    expect((await create(good)).status).toBe(201);
    const answer = await create(bad);
    expect([answer.status, getField(answer.body, 'errors')]).toEqual([422, { [field]: [words] }]);
    expect(world.tables.order.size()).toBe(1);
  });
});

it('whatever is wrong is said at once, each at its field', async () => {
  const body = { customer_name: '', pick_up_addresses: [stop('Tempe', '1')], crew_requirements: [], offered_rates: {} };
  const answer = await as('priya', world, 'createOrder', { params: { id: 1 }, body: { ...orderFields, ...body } });
  expect(Object.keys(getField(answer.body, 'errors') ?? {}).toSorted()).toEqual([
    'crew_requirements',
    'customer_name',
    'pick_up_addresses.0.zip',
  ]);
});
