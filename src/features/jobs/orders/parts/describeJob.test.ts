// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { describeRing } from './crew/CrewFaces';
import {
  callJob,
  nameJob,
  listCrewNeeds,
  listFacts,
  formatRoute,
  formatCustomerName,
  countStopsBetween,
  listVehicleNeeds,
} from './describeJob';

const plain = (texts: readonly string[]) => texts.map(plainSpaces);

it.each([
  ['Rebecca', 'Hollis', 'Rebecca Hollis'],
  ['Cher', ' ', 'Cher'],
  ['', 'Hollis', 'Hollis'],
  ['', '', 'Job'],
])('%s %s is %s', (customer_name, customer_last_name, words) =>
  expect(formatCustomerName({ customer_name, customer_last_name })).toBe(words),
);

it.each([
  ['#1042', 'Rebecca', '#1042 Rebecca', '#1042'],
  ['', 'Rebecca', 'Rebecca', 'Rebecca'],
  ['#1042', '', '#1042', '#1042'],
  ['', '', 'Job', 'Job'],
])('a job with number %j and customer %j is called %s, or %s', (number, customer_name, long, short) => {
  const job = { number, customer_name, customer_last_name: '' };
  expect([nameJob(job), callJob(job)]).toEqual([long, short]);
});

it('the route has the addresses of a provider that does not send their cities', () => {
  const job = { city_from: null, city_to: null, pick_up_address: '410 W Main St, Tempe', destination_address: null };
  expect(formatRoute(job)).toBe('410 W Main St, Tempe');
});

describe('the route', () => {
  it.each([
    ['Tempe', 'Gilbert', 2, 'Tempe → Gilbert', 0],
    ['Tempe', 'Gilbert', 3, 'Tempe → Gilbert', 1],
    ['Tempe', 'Tempe', 1, 'Tempe', 0],
    ['Tempe', 'Tempe', 2, 'Tempe', 0],
    ['Tempe', 'Mesa', 2, 'Tempe → Mesa', 0],
    [null, null, 0, 'No address yet', 0],
  ])('%s to %s with %i stops', (city_from, city_to, stops_count, words, between) => {
    expect(formatRoute({ city_from, city_to })).toBe(words);
    expect(countStopsBetween(stops_count)).toBe(between);
  });
});

it('leaves out the facts that are not known', () => {
  const unknown = { move_size: null, volume_cuft: null, estimated_hours: null, date: null, end_date: null };
  expect(listFacts(unknown)).toEqual([]);
});

it('keeps number and unit of a fact together and leaves out a missing volume', () => {
  const oneDay = { date: '2026-11-28', end_date: null };
  expect(listFacts({ ...oneDay, move_size: '2br_large', volume_cuft: 1930, estimated_hours: 6.5 })).toEqual([
    '2 bedrooms, large',
    '1,930\u00a0cu\u00a0ft',
    '6.5\u00a0hr',
  ]);
  const small = { move_size: 'studio', volume_cuft: 0, estimated_hours: 3 } as const;
  expect(plain(listFacts({ ...oneDay, ...small }))).toEqual(['Studio', '3 hr']);
  expect(plain(listFacts({ ...oneDay, ...small, end_date: '2026-11-30' }))).toEqual(['Studio', '3 days × 3 hr']);
});

it('writes needs with their counts', () => {
  const needs = listCrewNeeds([
    { position: PositionCode.foremanDriver, count: 1 },
    { position: PositionCode.helper, count: 2 },
    { position: PositionCode.foreman, count: 2 },
  ]);
  expect(plain(needs)).toEqual(['1 Foreman/Driver', '2 helpers', '2 foremen']);
  const trucks = [
    { vehicle_type_id: 7, count: 1, provided_by: 'company' as const },
    { vehicle_type_id: 4, count: 2, provided_by: 'helper' as const },
    { vehicle_type_id: 99, count: 1, provided_by: 'company' as const },
  ];
  const names = new Map([
    [7, '26 ft box truck'],
    [4, 'Cargo van'],
  ]);
  expect(plain(listVehicleNeeds(trucks, (id) => names.get(id)))).toEqual(['26 ft', '2 × cargo van']);
});

it.each([
  [{ required: 3, accepted: 2, pending: 1 }, '2 of 3 accepted, 1 pending'],
  [{ required: 3, accepted: 3, pending: 0 }, '3 of 3 accepted'],
])('the ring describes %j as %s', (crew, words) => expect(describeRing(crew)).toBe(words));
