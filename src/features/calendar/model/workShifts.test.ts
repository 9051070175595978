// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { readWallDay, readWallTime, toWall, toWallDate } from '#platform/lib/time/wallTime';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { addHours } from '#platform/lib/time/zonedTimes';
import { listShifts, listShiftsIn } from './workShifts';

const phoenix = 'America/Phoenix';
const vegas = 'America/Los_Angeles';

/** A job of this many hours a day from the start of its window. */
function job(timezone: string, date: string, window: string, hours: number, end_date: string | null = null) {
  const start = window.slice(0, 5);
  const ends_at = addHours(toInstant(end_date ?? date, start, timezone), hours);
  return { order_id: 7, date, end_date, arrival_window: window, ends_at, timezone };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('the hours of a job on its days', () => {
  it.each([
    ['Phoenix', job(phoenix, '2026-11-24', '08:00 - 10:00', 6.5), ['2026-11-24 08:00-14:30']],
    ['Las Vegas', job(vegas, '2026-11-24', '08:00 - 10:00', 6), ['2026-11-24 08:00-14:00']],
    ['Las Vegas, clocks go forward', job(vegas, '2026-03-08', '08:00 - 10:00', 6), ['2026-03-08 08:00-14:00']],
    ['Las Vegas, clocks go back', job(vegas, '2026-11-01', '08:00 - 10:00', 6), ['2026-11-01 08:00-14:00']],
    ['over the switch at night', job(vegas, '2026-10-31', '22:00 - 23:00', 6), ['2026-10-31 22:00-27:00']],
    ['across midnight', job(phoenix, '2026-11-24', '20:00 - 22:00', 6), ['2026-11-24 20:00-26:00']],
    [
      'three days over the switch',
      job(vegas, '2026-10-31', '08:00 - 10:00', 6, '2026-11-02'),
      ['2026-10-31 08:00-14:00', '2026-11-01 08:00-14:00', '2026-11-02 08:00-14:00'],
    ],
  ])('%s', (_, item, expected) => {
    const shifts = listShifts(item).map(({ day, start, end }) => `${day} ${clock(start)}-${clock(end)}`);
    expect(shifts).toEqual(expected);
  });

  it.each([
    ['its day', '2026-11-24', 1],
    ['the hours after midnight', '2026-11-25', 1],
    ['the day before', '2026-11-23', 0],
    ['two days later', '2026-11-26', 0],
  ])('a job across midnight is shown on %s', (_, day, count) => {
    const item = job(phoenix, '2026-11-24', '20:00 - 22:00', 6);
    expect(listShiftsIn([item], { from: day, to: day })).toHaveLength(count);
  });

  it('a job that ends at midnight is not shown on the next day', () => {
    const item = job(phoenix, '2026-11-24', '20:00 - 22:00', 4);
    expect(listShiftsIn([item], { from: '2026-11-25', to: '2026-11-25' })).toEqual([]);
  });

  it('only the days of a job in the range are listed', () => {
    const item = job(phoenix, '2026-11-24', '08:00 - 10:00', 6, '2026-11-26');
    expect(listShiftsIn([item], { from: '2026-11-25', to: '2026-11-25' }).map(({ index }) => index)).toEqual([1]);
  });
});

describe('what the library draws reads like the clocks of the branch on any device', () => {
  it.each(['UTC', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland'])('%s', (device) => {
    vi.stubEnv('TZ', device);
    const read = (wall: Date) => `${readWallDay(wall)} ${readWallTime(wall)}`;
    expect(read(toWall('2026-11-24T15:00:00Z', phoenix))).toBe('2026-11-24 08:00');
    expect(read(toWall('2026-11-01T08:30:00Z', vegas))).toBe('2026-11-01 01:30');
    expect(read(toWall('2026-11-01T09:30:00Z', vegas))).toBe('2026-11-01 01:30');
    expect(read(toWall('2026-03-08T10:00:00Z', vegas))).toBe('2026-03-08 03:00');
    expect(read(toWall('2026-11-25T07:00:00Z', phoenix))).toBe('2026-11-25 00:00');
    expect(read(toWallDate('2026-11-24', 26 * 60))).toBe('2026-11-25 02:00');
  });
});
