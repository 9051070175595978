// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '../../../generated/model';
import { findDayAt, listBarParts, readMonthMove } from './monthPlaces';
import { countMonthLines } from './useMonthLines';

/** Five weeks from Sunday; a day is 100 wide and 120 high. */
const range = { from: '2026-11-01', to: '2026-12-05' };
const box = { left: 50, top: 200, width: 700, height: 600 };

it.each([
  [51, 201, '2026-11-01'],
  [149, 201, '2026-11-01'],
  [151, 201, '2026-11-02'],
  [749, 321, '2026-11-14'],
  [749, 799, '2026-12-05'],
  [49, 300, undefined],
  [751, 300, undefined],
  [60, 199, undefined],
  [60, 801, undefined],
])('the day at %i, %i is %s', (clientX, clientY, day) => {
  expect(findDayAt({ clientX, clientY }, box, range)).toBe(day);
});

describe('a job that is dragged', () => {
  const item = { date: '2026-11-07', end_date: '2026-11-09', arrival_window: '08:00 - 10:00' } as CalendarItem;

  it.each([
    ['its first day', '2026-11-07', '2026-11-10', '2026-11-10'],
    ['another of its days', '2026-11-09', '2026-11-10', '2026-11-08'],
    ['back over the end of summer time', '2026-11-07', '2026-10-30', '2026-10-30'],
  ])('by %s moves by as many days and keeps its window', (_, from, to, date) => {
    expect(readMonthMove(item, from, to)).toEqual({ date, window: '08:00 - 10:00' });
  });

  it('stays when it is dropped on the day where it was', () => {
    expect(readMonthMove(item, '2026-11-08', '2026-11-08')).toBeNull();
  });
});

describe('a bar', () => {
  it.each([
    ['in a week', '2026-11-10', '2026-11-12', [{ week: 1, column: 2, span: 3 }]],
    [
      'over the end of a week',
      '2026-11-13',
      '2026-11-15',
      [
        { week: 1, column: 5, span: 2 },
        { week: 2, column: 0, span: 1 },
      ],
    ],
    ['from before the month', '2026-10-30', '2026-11-01', [{ week: 0, column: 0, span: 1 }]],
    ['beyond the month', '2026-12-04', '2026-12-06', [{ week: 4, column: 5, span: 2 }]],
  ])('%s', (_, first, last, parts) => {
    expect(listBarParts(first, last, range)).toEqual(parts);
  });
});

it.each([
  [611.5, 5, 4],
  [611.5, 4, 5],
  [611.5, 6, 3],
  [100, 6, 2],
])('weeks %d high, %i of them, have %i lines a day', (height, weeks, lines) => {
  expect(countMonthLines(height, weeks)).toBe(lines);
});
