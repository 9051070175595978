// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarJob } from '../model/calendarJob';
import type { WorkShift } from '../model/workShifts';
import { readTrackMove, readTrackResize, readTrackSlot, toTrackMinutes } from './trackMoves';

/** The second day of a job from Tuesday to Thursday: arrival 8 to 10, work until 2:30 PM. */
const item = { date: '2026-11-24', end_date: '2026-11-26', arrival_window: '08:00 - 10:00' } as CalendarJob;
const shift: WorkShift = { key: '7', item, day: '2026-11-25', index: 1, start: 480, end: 870 };

it.each([
  [0, 420],
  [0.5, 780],
  [1.2, 1140],
])('a share of %s of a track from 7 AM to 7 PM is %s minutes', (share, minutes) => {
  expect(toTrackMinutes(share, { from: 7, to: 19 })).toBe(minutes);
});

it.each([
  ['a click', 500, 500, '08:00 - 09:00'],
  ['a drag', 500, 700, '08:00 - 12:00'],
  ['a drag to the left', 700, 500, '08:00 - 12:00'],
  ['a drag over the longest window', 420, 1140, '07:00 - 13:00'],
  ['a click at the end of the day', 1440, 1440, '23:00 - 23:59'],
])('%s on an empty track', (_, from, to, window) => {
  expect(readTrackSlot(from, to).window).toBe(window);
});

describe('a dragged job', () => {
  it.each([
    ['later', 100, '09:30 - 11:30'],
    ['earlier', -45, '07:30 - 09:30'],
    ['not before midnight', -900, '00:00 - 02:00'],
    ['not after midnight', 870, '22:30 - 23:59'],
  ])('%s', (_, minutes, window) => {
    expect(readTrackMove(shift, minutes)).toEqual({ date: '2026-11-24', window });
  });

  it.each([
    ['longer', 60, 7.5],
    ['not below an hour', -600, 1],
    ['not over 14 hours', 900, 14],
  ])('by its end: %s', (_, minutes, hours) => {
    expect(readTrackResize(shift, minutes)).toEqual({ date: '2026-11-24', window: '08:00 - 10:00', hours });
  });

  it('stays where it is for less than a step', () => {
    expect(readTrackMove(shift, 10)).toBeNull();
    expect(readTrackResize(shift, -10)).toBeNull();
  });
});
