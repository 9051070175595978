// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { CalendarJob } from '../model/calendarJob';
import { addHours, toInstant } from '#platform/lib/time/zonedTimes';
import { readWallDay, readWallTime } from '#platform/lib/time/wallTime';
import { type GridEvent, listGridEvents } from './gridEvents';

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
