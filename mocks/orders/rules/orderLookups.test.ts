// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OrderRequest, StopRequest } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { findLookupProblems, findStopProblems } from './orderFields';

const order: OrderRequest = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  offered_rates: { '3': 2400 },
};
const stop: StopRequest = { address_line: '1 Main', city: 'Mesa', state: 'AZ', zip: '85201', place_type: 'house' };
const item = { name: 'Bed', qty: 1, cuft: 60 };
const notValid = ['Value is not valid'];

describe('ids of the lists to choose from', () => {
  const lookups = { toolIds: new Set([1, 2]), vehicleTypeIds: new Set([7]), catalogIds: new Set([60]) };
  it.each<[string, Partial<OrderRequest>, object]>([
    ['nothing chosen', {}, {}],
    ['tools there are', { tool_ids: [1, 2] }, {}],
    ['a tool there is not', { tool_ids: [1, 3] }, { 'tool_ids.1': notValid }],
    ['a vehicle there is', { vehicle_requirements: [{ vehicle_type_id: 7, count: 1, provided_by: 'company' }] }, {}],
    [
      'a vehicle there is not',
      { vehicle_requirements: [{ vehicle_type_id: 8, count: 1, provided_by: 'company' }] },
      { 'vehicle_requirements.0.vehicle_type_id': notValid },
    ],
    [
      'things typed by hand and one of the catalog',
      { items: [item, { ...item, catalog_id: null }, { ...item, catalog_id: 60 }] },
      {},
    ],
    ['a thing no catalog has', { items: [item, { ...item, catalog_id: 61 }] }, { 'items.1.catalog_id': notValid }],
  ])('%s', (_name, change, problems) => {
    expect(findLookupProblems({ ...order, ...change }, lookups)).toEqual(problems);
  });
});

describe('stops', () => {
  it.each<[string, Partial<StopRequest>, object]>([
    ['nothing special', {}, {}],
    ['no elevator window', { elevator_window: null }, {}],
    ['an elevator window', { elevator_window: '09:00 - 11:00' }, {}],
    [
      'an elevator window that ends first',
      { elevator_window: '11:00 - 09:00' },
      { 'destination_addresses.0.elevator_window': notValid },
    ],
    [
      'an elevator window of no time',
      { elevator_window: '09:00 - 09:00' },
      { 'destination_addresses.0.elevator_window': notValid },
    ],
    ['a pin', { lat: 33.4, lng: -112 }, {}],
    ['half a pin', { lat: 33.4 }, { 'destination_addresses.0.lng': ['Value is required'] }],
  ])('%s', (_name, change, problems) => {
    expect(findStopProblems({ pick_up_addresses: [stop], destination_addresses: [{ ...stop, ...change }] })).toEqual(
      problems,
    );
  });
});
