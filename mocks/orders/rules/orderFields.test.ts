// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OrderRequest } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { getMilesBetween } from '../../crew/rules/busyTimes';
import { getPin, findOrderProblems, completeStop } from './orderFields';

// docs/product.md, "Limits": rules that the schema cannot express.
const stop = { address_line: '1 Main St', city: 'Tempe', state: 'AZ', zip: '85281', place_type: 'house' } as const;
const form: OrderRequest = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  pick_up_addresses: [stop],
  destination_addresses: [stop],
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  offered_rates: { '3': 2400 },
};
const today = '2026-11-21';
const wrongFields = (change: Partial<OrderRequest>, keptDate?: string, zone = 'America/Phoenix') =>
  Object.entries(findOrderProblems({ ...form, ...change }, { today, zone, keptDate })).map(
    ([field, [text]]) => `${field}: ${text}`,
  );

describe('an order form', () => {
  it.each<[string, Partial<OrderRequest>, string[]]>([
    ['as it should be', {}, []],
    ['today', { date: today }, []],
    ['yesterday', { date: '2026-11-20' }, ['date: The minimum value allowed is 2026-11-21']],
    ['in 365 days', { date: '2027-11-21' }, []],
    ['in 366 days', { date: '2027-11-22' }, ['date: The maximum value allowed is 2027-11-21']],
    ['no day there is', { date: '2026-02-30' }, ['date: Value is not valid']],
    ['three days long', { end_date: '2026-11-30' }, []],
    ['four days long', { end_date: '2026-12-01' }, ['end_date: Value is not valid']],
    ['ends before it begins', { end_date: '2026-11-27' }, ['end_date: Value is not valid']],
    ['a window of one hour', { arrival_window: '08:00 - 09:00' }, []],
    ['a window of less', { arrival_window: '08:00 - 08:30' }, ['arrival_window: Value is not valid']],
    ['a firm time', { arrival_window: '08:00 - 08:00', firm_time: true }, []],
    ['a window of six hours', { arrival_window: '08:00 - 14:00' }, []],
    ['a window of more', { arrival_window: '08:00 - 14:01' }, ['arrival_window: Value is not valid']],
    ['a window that ends first', { arrival_window: '10:00 - 08:00' }, ['arrival_window: Value is not valid']],
    ['no pick-up where one is needed', { pick_up_addresses: [] }, ['pick_up_addresses: Value is required']],
    ['loads only: no destination', { help_type: 1, destination_addresses: [] }, []],
    ['unloads only: no pick-up', { help_type: 2, pick_up_addresses: [] }, []],
    [
      'unloads only: no destination',
      { help_type: 2, destination_addresses: [] },
      ['destination_addresses: Value is required'],
    ],
    ['12 people', { crew_requirements: [{ position: PositionCode.helper, count: 12 }] }, []],
    [
      '13 people',
      {
        crew_requirements: [
          { position: PositionCode.helper, count: 12 },
          { position: PositionCode.driver, count: 1 },
        ],
      },
      ['crew_requirements: The maximum value allowed is 12'],
    ],
    [
      'a position twice',
      {
        crew_requirements: [
          { position: PositionCode.helper, count: 1 },
          { position: PositionCode.helper, count: 1 },
        ],
      },
      ['crew_requirements.1.position: Value is not valid'],
    ],
  ])('%s', (_name, change, problems) => {
    expect(wrongFields(change)).toEqual(problems);
  });

  it('keeps a day that is past, and only that', () => {
    expect(wrongFields({ date: '2026-11-15' }, '2026-11-15')).toEqual([]);
    expect(wrongFields({ date: '2026-11-14' }, '2026-11-15')).toHaveLength(1);
  });

  const skipped = 'arrival_window: Clocks skip this time that night. Choose another.';
  it.each([
    ['a time that the night skips', '2027-03-14', null, '02:00 - 03:00', 'America/Los_Angeles', [skipped]],
    ['a window that ends in the skipped hour', '2027-03-14', null, '01:00 - 02:30', 'America/Los_Angeles', [skipped]],
    ['its second night', '2027-03-13', '2027-03-14', '02:30 - 04:00', 'America/Los_Angeles', [skipped]],
    ['the time after it', '2027-03-14', null, '03:00 - 04:00', 'America/Los_Angeles', []],
    ['the same night where clocks do not change', '2027-03-14', null, '02:00 - 03:00', 'America/Phoenix', []],
    ['the night that has the hour twice', '2027-11-07', null, '01:00 - 02:00', 'America/Los_Angeles', []],
  ])('%s', (_name, date, end_date, arrival_window, zone, problems) => {
    expect(wrongFields({ date, end_date, arrival_window }, undefined, zone)).toEqual(problems);
  });

  it('names every problem together', () => {
    expect(wrongFields({ date: '2026-11-20', arrival_window: '10:00 - 08:00', pick_up_addresses: [] })).toHaveLength(3);
  });
});

it('a stop without a pin lies in its town, one with a pin where it is', () => {
  const town = { lat: 33.4, lng: -111.9 };
  const usual = { ...getPin(stop.address_line, town), floor: 0, elevator: 'none', parking: 'street' };
  expect(completeStop(stop, town)).toMatchObject(usual);
  expect(completeStop({ ...stop, lat: 1, lng: 2 }, town)).toMatchObject({ lat: 1, lng: 2 });
  expect(completeStop(stop, null)).toMatchObject({ lat: null, lng: null });
});

const tempe = { lat: 33.426, lng: -111.94 };

it('an address always lies at the same place, however it is written', () => {
  expect(getPin('410 W Copperleaf Ave', tempe)).toEqual(getPin(' 410 w copperleaf ave', tempe));
});

it('two addresses of a town lie apart, and neither far from its middle', () => {
  const pins = Array.from({ length: 200 }, (_, at) => getPin(`${at * 17 + 10} E Elm St`, tempe));
  const away = pins.map((pin) => getMilesBetween(tempe, pin));
  expect(Math.min(...away)).toBeGreaterThan(0.3);
  expect(Math.max(...away)).toBeLessThan(2.1);
  expect(new Set(pins.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBeGreaterThan(190);
});
