// @vitest-environment node
import { expect, it } from 'vitest';
import { parseNeed } from '#domain/orders/typedLine/parseNeed';
import { PositionCode } from '#generated/model/codes';
import { createOrderValues } from '../../orders';
import { applyBooking } from './applyBooking';

const context = {
  now: new Date('2026-11-24T15:00:00Z'),
  zone: 'America/Phoenix',
  words: {
    state: 'AZ',
    cities: ['Tempe', 'Mesa'].map((city) => ({ city, state: 'AZ' })),
    tools: [],
    vehicles: [{ id: 7, title: '26 ft box truck' }],
    windows: [],
  },
  isBooking: true,
};
const read = (line: string) => parseNeed(line, context).need;
const empty = createOrderValues({ state: 'AZ', default_arrival_windows: ['08:00 - 10:00'], default_min_hours: 2 });
const line =
  '2 bed large Tempe to Mesa Sat 1-3pm 3rd floor walk-up, 3 people $26, 26 ft truck, 6 hours, Jane Doe 480-555-0199';
const filled = applyBooking(read(''), read(line), empty, empty);

it('a line fills in customer, size, time, both ends of the route, crew, truck and rate of a new job', () => {
  expect(filled).toMatchObject({
    customer_name: 'Jane',
    customer_last_name: 'Doe',
    customer_primary_phone: '4805550199',
    move_size: '2br_large',
    date: '2026-11-28',
    arrival_window: '13:00 - 15:00',
    estimated_hours: 6,
    pick_up_addresses: [{ city: 'Tempe', state: 'AZ', floor: 3, elevator: 'none' }],
    destination_addresses: [{ city: 'Mesa', state: 'AZ', floor: null }],
    crew_requirements: [{ position: PositionCode.helper, count: 3 }],
    vehicle_requirements: [{ vehicle_type_id: 7, count: 1, provided_by: 'company' }],
    offered_rates: [null, 2600, 2600, 2600, 2600],
  });
});

it('a line fills in both addresses', () => {
  const address = '1200 E University Dr Apt 4 Tempe 85281 to 455 W Warner Rd Chandler 85225, tomorrow 9am';
  expect(applyBooking(read(''), read(address), empty, empty)).toMatchObject({
    date: '2026-11-25',
    arrival_window: '09:00 - 10:00',
    pick_up_addresses: [
      { address_line: '1200 E University Dr', unit: 'Apt 4', city: 'Tempe', state: 'AZ', zip: '85281' },
    ],
    destination_addresses: [{ address_line: '455 W Warner Rd', unit: '', city: 'Chandler', state: 'AZ', zip: '85225' }],
  });
});

it('an unloading job is at its destination', () => {
  const { pick_up_addresses, destination_addresses } = applyBooking(
    read(''),
    read('unload only in Mesa 2nd floor'),
    empty,
    empty,
  );
  expect(pick_up_addresses).toEqual(empty.pick_up_addresses);
  expect(destination_addresses).toMatchObject([{ city: 'Mesa', floor: 2 }]);
});

it('a field edited by hand keeps its value while another part of the line changes', () => {
  const edited = { ...filled, customer_name: 'Janet', estimated_hours: 7 };
  const next = applyBooking(read(line), read(line.replace('Sat', 'Sun')), edited, empty);
  expect(next).toMatchObject({ date: '2026-11-29', customer_name: 'Janet', estimated_hours: 7 });
});

it('a part removed from the line goes back to the usual value', () => {
  expect(applyBooking(read(line), read(''), filled, empty)).toEqual(empty);
});
