// @vitest-environment node
import { arrivalWindowProblem } from '#domain/time/arrivalWindow';
import { describe, expect, it } from 'vitest';
import { toWallDate } from '#platform/lib/time/wallTime';
import type { CalendarJob } from '../model/calendarJob';
import type { GridEvent } from './gridEvents';
import { readDrop, readResize, readSlot } from './gridMoves';

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
