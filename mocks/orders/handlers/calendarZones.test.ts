// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { placeForHelpers, readCalendar } from '../../../tests/kit/calendar/calendarOrders';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';

// docs/product.md, "Calendar": when orders start and end on the days when clocks change.
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const [phoenix, lasVegas] = [1, 3];

// In Las Vegas clocks go forward on March 14, 2027 and back on November 1, 2026, at 2:00. Phoenix has no such days.
describe('daylight saving', () => {
  it.each([
    ['Phoenix, the same day', phoenix, '2027-03-14', null, '08:00 - 10:00', 6, '15:00:00Z', '2027-03-14T21:00:00Z'],
    [
      'Las Vegas, before the spring switch',
      lasVegas,
      '2027-03-13',
      null,
      '08:00 - 10:00',
      6,
      '16:00:00Z',
      '2027-03-13T22:00:00Z',
    ],
    [
      'Las Vegas, after the spring switch',
      lasVegas,
      '2027-03-14',
      null,
      '08:00 - 10:00',
      6,
      '15:00:00Z',
      '2027-03-14T21:00:00Z',
    ],
    [
      'the night of the spring switch',
      lasVegas,
      '2027-03-13',
      null,
      '20:00 - 21:00',
      8,
      '04:00:00Z',
      '2027-03-14T12:00:00Z',
    ],
    [
      'two days over the spring switch',
      lasVegas,
      '2027-03-13',
      '2027-03-14',
      '08:00 - 10:00',
      6,
      '16:00:00Z',
      '2027-03-14T21:00:00Z',
    ],
    [
      'the first time after the skipped hour',
      lasVegas,
      '2027-03-14',
      null,
      '03:00 - 04:30',
      2,
      '10:00:00Z',
      '2027-03-14T12:00:00Z',
    ],
  ])('in spring: %s', async (_name, branchId, date, end_date, arrival_window, hours, starts, ends) => {
    await placeForHelpers(world, { date, end_date, arrival_window, estimated_hours: hours }, branchId);
    const { items } = await readCalendar(world, date, date, { branchId });
    expect(items.map(({ starts_at, ends_at }) => [starts_at.slice(11), ends_at])).toEqual([[starts, ends]]);
  });

  it.each([
    ['Phoenix, the same day', phoenix, '2027-11-07', null, '08:00 - 10:00', 6, '15:00:00Z', '2027-11-07T21:00:00Z'],
    [
      'Las Vegas, before the autumn switch',
      lasVegas,
      '2027-11-06',
      null,
      '08:00 - 10:00',
      6,
      '15:00:00Z',
      '2027-11-06T21:00:00Z',
    ],
    [
      'Las Vegas, after the autumn switch',
      lasVegas,
      '2027-11-07',
      null,
      '08:00 - 10:00',
      6,
      '16:00:00Z',
      '2027-11-07T22:00:00Z',
    ],
    [
      'the night of the autumn switch',
      lasVegas,
      '2027-11-06',
      null,
      '20:00 - 21:00',
      8,
      '03:00:00Z',
      '2027-11-07T11:00:00Z',
    ],
    [
      'two days over the autumn switch',
      lasVegas,
      '2027-11-06',
      '2027-11-07',
      '08:00 - 10:00',
      6,
      '15:00:00Z',
      '2027-11-07T22:00:00Z',
    ],
    [
      'of a repeated time the first',
      lasVegas,
      '2027-11-07',
      null,
      '01:30 - 03:00',
      2,
      '08:30:00Z',
      '2027-11-07T10:30:00Z',
    ],
  ])('in autumn: %s', async (_name, branchId, date, end_date, arrival_window, hours, starts, ends) => {
    await placeForHelpers(world, { date, end_date, arrival_window, estimated_hours: hours }, branchId);
    const { items } = await readCalendar(world, date, date, { branchId });
    expect(items.map(({ starts_at, ends_at }) => [starts_at.slice(11), ends_at])).toEqual([[starts, ends]]);
  });
});
