// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { readWallDay, readWallTime, toWallDate } from '#platform/lib/time/wallTime';
import { addHours, toInstant } from '#platform/lib/time/zonedTimes';
import type { CalendarJob } from '../model/calendarJob';
import { type GridEvent, listGridEvents, readDrop, readResize, readSlot } from './gridEvents';

/* Entries follow the clocks of the branch, on any device and over both changes of daylight saving time. */

const [phoenix, vegas] = ['America/Phoenix', 'America/Los_Angeles'];

/** A job of six hours a day. */
function job(timezone: string, date: string, window: string, end_date: string | null = null): CalendarJob {
  const ends_at = addHours(toInstant(end_date ?? date, window.slice(0, 5), timezone), 6);
  return { order_id: 7, date, end_date, arrival_window: window, ends_at, timezone } as CalendarJob;
}

const read = ({ start, end }: Pick<GridEvent, 'start' | 'end'>) =>
  [start, end].map((wall) => `${readWallDay(wall).slice(5)} ${readWallTime(wall)}`).join(' to ');

const winter = { from: '2026-10-31', to: '2026-11-03' };
const summer = { from: '2026-03-07', to: '2026-03-09' };

describe.each(['UTC', 'America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'on a device in %s',
  (device) => {
    it.each([
      ['Phoenix', job(phoenix, '2026-11-01', '08:00 - 10:00'), winter, ['11-01 08:00 to 11-01 14:00']],
      ['Las Vegas, clocks go back', job(vegas, '2026-11-01', '08:00 - 10:00'), winter, ['11-01 08:00 to 11-01 14:00']],
      [
        'Las Vegas, clocks go forward',
        job(vegas, '2026-03-08', '08:00 - 10:00'),
        summer,
        ['03-08 08:00 to 03-08 14:00'],
      ],
      ['across midnight', job(phoenix, '2026-11-02', '20:00 - 22:00'), winter, ['11-02 20:00 to 11-03 02:00']],
      [
        'three days, clocks go back on the second',
        job(vegas, '2026-10-31', '08:00 - 10:00', '2026-11-02'),
        winter,
        ['10-31 08:00 to 10-31 14:00', '11-01 08:00 to 11-01 14:00', '11-02 08:00 to 11-02 14:00'],
      ],
      [
        'three days, clocks go forward on the second',
        job(vegas, '2026-03-07', '08:00 - 10:00', '2026-03-09'),
        summer,
        ['03-07 08:00 to 03-07 14:00', '03-08 08:00 to 03-08 14:00', '03-09 08:00 to 03-09 14:00'],
      ],
    ])('a week: %s', (_, item, range, expected) => {
      vi.stubEnv('TZ', device);
      expect(listGridEvents('week', [item], range).map(read)).toEqual(expected);
    });
  },
);

/** The second day of a job from Tuesday to Thursday, 8 to 10. */
const item = { date: '2026-11-24', end_date: '2026-11-26', arrival_window: '08:00 - 10:00' } as CalendarJob;
const event: GridEvent = {
  key: '7',
  item,
  start: toWallDate('2026-11-25', 480),
  end: toWallDate('2026-11-25', 840),
  day: '2026-11-25',
  startMinutes: 480,
  index: 1,
  days: 3,
  isStacked: false,
};

describe('a dragged job', () => {
  it.each([
    ['to the next day', '2026-11-26', 480, { date: '2026-11-25', window: '08:00 - 10:00' }],
    ['to a later hour', '2026-11-25', 570, { date: '2026-11-24', window: '09:30 - 11:30' }],
    ['to the last hour, which ends the window', '2026-11-25', 1380, { date: '2026-11-24', window: '23:00 - 23:59' }],
  ])('%s', (_, day, minutes, expected) => {
    const start = toWallDate(day, minutes);
    expect(readDrop({ event, start, end: start })).toEqual(expected);
  });
});

it.each([
  ['its lower edge', 480, 990, { window: '08:00 - 10:00', hours: 8.5 }],
  ['its upper edge', 540, 840, { window: '09:00 - 11:00', hours: 5 }],
  ['past the most hours', 0, 1430, { window: '00:00 - 02:00', hours: 14 }],
  ['below the fewest', 480, 500, { window: '08:00 - 10:00', hours: 1 }],
])('a job resized by %s', (_, from, to, expected) => {
  const [start, end] = [toWallDate('2026-11-25', from), toWallDate('2026-11-25', to)];
  expect(readResize({ event, start, end })).toEqual({ date: '2026-11-24', ...expected });
});

it.each([
  ['of at least one hour', 780, 810, '13:00 - 14:00'],
  ['that ends with the day', 1380, 1440, '23:00 - 23:59'],
  ['in the last hour of the day', 1410, 1440, '23:00 - 23:59'],
])('an empty slot is a window %s', (_, from, to, window) => {
  const [start, end] = [toWallDate('2026-11-25', from), toWallDate('2026-11-25', to)];
  expect(readSlot(start, end)).toEqual({ day: '2026-11-25', window });
  expect(arrivalWindowProblem(window, false)).toBeNull();
});
