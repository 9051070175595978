// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Order, Stop } from '#generated/model';
import { OrderStatus, PositionCode } from '#generated/model/codes';
import { toOrderRequest } from './orderRequest';
import { createOrderValues, type OrderValues } from './orderValues';
import { copyOrder, toOrderValues } from './savedOrder';
import { createStop, isTyped } from './stopValues';

const branch = { state: 'AZ', default_arrival_windows: ['09:00 - 11:00', '12:00 - 14:00'], default_min_hours: 3 };

const stop = (city: string, more: Partial<Stop> = {}): Stop => ({
  address_line: '410 W Copperleaf Ave',
  unit: null,
  no_unit: false,
  city,
  state: 'AZ',
  zip: '85281',
  lat: 33.4,
  lng: -111.9,
  place_type: 'house',
  floor: 0,
  flights_of_stairs: 0,
  elevator: 'none',
  elevator_window: null,
  long_carry_ft: 0,
  parking: 'street',
  truck_max_ft: null,
  contact_name: null,
  contact_phone: null,
  access_notes: '',
  coi_required: false,
  ...more,
});

/** An order with an unusual value in every field of the form. */
const written = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  customer_secondary_phone: '6025550143',
  customer_email: 'rebecca.h@example.com',
  company_name: 'Hollis LLC',
  help_type: 3,
  job_type: 'commercial',
  move_size: '2br_large',
  packing: 'partial',
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  firm_time: true,
  estimated_hours: 6.5,
  flexible_days: 2,
  end_date: '2026-11-29',
  pick_up_addresses: [stop('Tempe', { unit: 'Apt 205', floor: 2, flights_of_stairs: 1 }), stop('Mesa')],
  destination_addresses: [
    stop('Gilbert', {
      elevator: 'passenger',
      elevator_window: '09:00 - 11:00',
      long_carry_ft: 90,
      parking: 'loading_dock',
      truck_max_ft: 26,
      contact_name: 'Ann',
      contact_phone: '6025550144',
      access_notes: 'Gate 4471',
      coi_required: true,
      place_type: 'storage_unit',
    }),
  ],
  items: [
    {
      catalog_id: 2,
      name: 'Queen bed',
      qty: 2,
      cuft: 60,
      weight_lb: 120,
      room: 'Bedroom',
      disassembly: true,
      fragile: false,
    },
  ],
  special_items: ['piano'],
  volume_cuft: 900,
  weight_lb: 7000,
  tool_ids: [1, 4],
  languages: ['es'],
  crew_requirements: [
    { position: PositionCode.foremanDriver, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ],
  favorites_first: true,
  vehicle_requirements: [{ vehicle_type_id: 7, count: 1, provided_by: 'company' }],
  pay_type: 'flat',
  offered_rates: { '3': 2500, '4': 3300 },
  min_paid_hours: 2.5,
  travel_pay: 1500,
  customer_quote: 138_000,
  crew_notes: 'Protect the floor',
  office_notes: 'Pays by card',
} satisfies Partial<Order>;

const order: Order = {
  ...written,
  crew_notes_language: 'en',
  access_notes_language: 'en',
  order_id: 1042,
  number: '#1042',
  status: OrderStatus.notFormed,
  closed_state: null,
  branch_id: 1,
  timezone: 'America/Phoenix',
  starts_at: '2026-11-28T15:00:00Z',
  latest_end_at: '2026-11-28T23:30:00Z',
  stops_count: 3,
  pick_up_address: null,
  destination_address: null,
  distance_miles: 12,
  version: 3,
  attachments: [{ id: 81, name: 'permit.pdf', url: 'data:,', size: 9, type: 'application/pdf' }],
  crew_summary: { required: 3, accepted: 0, pending: 0 },
  created_at: '2026-11-20T15:00:00Z',
  updated_at: '2026-11-20T15:00:00Z',
  updated_by: 'Priya',
};

const complete = (change: Partial<OrderValues> = {}): OrderValues => ({ ...toOrderValues(order), ...change });

describe('values and request', () => {
  it('keeps an order unchanged when it is opened and saved', () => {
    expect(toOrderRequest(toOrderValues(order))).toEqual({ ...written, attachment_ids: [81] });
  });

  it('takes the only address of a provider that sends no list', () => {
    const line = '410 W Copperleaf Ave, Tempe, AZ 85281';
    const values = toOrderValues({ ...order, pick_up_addresses: [], pick_up_address: line });
    const parts = { address_line: '410 W Copperleaf Ave', city: 'Tempe', state: 'AZ', zip: '85281' };
    expect(values.pick_up_addresses).toMatchObject([parts]);
    const lines = { ...order, pick_up_addresses: [stop('', { address_line: line, state: '', zip: '' })] };
    expect(toOrderValues(lines).pick_up_addresses).toMatchObject([parts]);
    const unread = { ...order, pick_up_addresses: [], pick_up_address: 'Behind the mall' };
    expect(toOrderValues(unread).pick_up_addresses).toMatchObject([{ address_line: 'Behind the mall', city: '' }]);
  });

  it('leaves out pay type and packing that are not known', () => {
    const request = toOrderRequest(toOrderValues({ ...order, pay_type: null, packing: null }));
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['pay_type']));
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['packing']));
  });

  it('leaves out volume and weight that follow from the move size', () => {
    const followed: Order = { ...order, items: [], volume_cuft: 929, weight_lb: 929 * 7 };
    expect(toOrderValues(followed)).toMatchObject({ volume_cuft: null, weight_lb: null });
    expect(toOrderRequest(toOrderValues(followed))).toMatchObject({ volume_cuft: null, weight_lb: null });
  });

  it.each([
    ['of the size', 929, { items_complete: false, volume_cuft: null }, null],
    ['of the items', 120, { items_complete: true, volume_cuft: null }, 120],
    ['of neither', 500, { items_complete: false, volume_cuft: 500 }, 500],
  ])('a volume %s stays that', (_, volume_cuft, values, sent) => {
    const opened = toOrderValues({ ...order, volume_cuft });
    expect(opened).toMatchObject(values);
    expect(toOrderRequest(opened)).toMatchObject({ volume_cuft: sent });
  });

  it('blank texts and sends null for blank ones', () => {
    const request = toOrderRequest(complete({ customer_name: ' Rebecca ', company_name: '  ', customer_email: '' }));
    expect(request).toMatchObject({ customer_name: 'Rebecca', company_name: null, customer_email: null });
  });

  it('sends rates for the positions the crew needs', () => {
    const request = toOrderRequest(complete({ crew_requirements: [{ position: PositionCode.driver, count: 1 }] }));
    expect(request.offered_rates).toEqual({ '1': 2800 });
  });

  it('drops the pin of a changed address and keeps the others', () => {
    const [first, second] = toOrderValues(order).pick_up_addresses;
    if (!first || !second) throw new Error('Two stops');
    const { pick_up_addresses: sent } = toOrderRequest(
      complete({ pick_up_addresses: [{ ...first, zip: '85282' }, second] }),
    );
    expect(sent?.map(({ lat, lng }) => [lat, lng])).toEqual([
      [null, null],
      [33.4, -111.9],
    ]);
  });

  it('sends no elevator reservation without an elevator', () => {
    const [only] = toOrderValues(order).destination_addresses;
    if (!only) throw new Error('One stop');
    const request = toOrderRequest(complete({ destination_addresses: [{ ...only, elevator: 'none' }] }));
    expect(request.destination_addresses?.[0]?.elevator_window).toBeNull();
  });
});

describe('the excluded side (spec section 5)', () => {
  it.each([
    [1, ['pick_up_addresses']],
    [2, ['destination_addresses']],
    [3, ['pick_up_addresses', 'destination_addresses']],
  ] as const)('help type %i sends %j', (help_type, sides) => {
    const sent = Object.keys(toOrderRequest(complete({ help_type }))).filter((name) => name.endsWith('_addresses'));
    expect(sent).toEqual(sides);
  });

  it('comes back as one empty stop', () => {
    const [empty, ...more] = toOrderValues({ ...order, help_type: 1, destination_addresses: [] }).destination_addresses;
    expect(empty && isTyped(empty)).toBe(false);
    expect([empty?.state, more]).toEqual(['AZ', []]);
  });
});

describe('initial values', () => {
  it("a new order has the usual values and the branch's", () => {
    expect(createOrderValues(branch, '2026-12-01')).toMatchObject({
      help_type: 3,
      job_type: 'residential',
      date: '2026-12-01',
      arrival_window: '09:00 - 11:00',
      min_paid_hours: 3,
      estimated_hours: null,
      offered_rates: [null, 2800, 3000, 2400, 3200],
    });
    expect(createOrderValues(branch).pick_up_addresses).toEqual([createStop('from', 'AZ')]);
  });

  it('a copy has neither the days nor the files', () => {
    expect(copyOrder(order)).toEqual({ ...toOrderValues(order), date: null, end_date: null, attachment_ids: [] });
  });

  it('rejects an incomplete order', () => {
    expect(() => toOrderRequest(createOrderValues(branch))).toThrow('complete');
  });
});

it.each([
  ['nothing', {}, false],
  ['another state', { state: 'NV' }, false],
  ['a city', { city: 'Tempe' }, true],
  ['stairs', { flights_of_stairs: 2 }, true],
  ['another kind of place', { place_type: 'condo' }, true],
] as const)('a stop with %s counts as typed: %s', (_, change, typed) => {
  expect(isTyped({ ...createStop('a', 'AZ'), ...change })).toBe(typed);
});
