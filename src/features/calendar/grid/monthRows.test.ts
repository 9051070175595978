// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { GridEvent } from './gridEvents';
import { countRows, limitMonth } from './monthRows';

const event = (day: string, startMinutes: number, days = 1) => ({ day, startMinutes, days }) as GridEvent;

describe('the jobs of a month', () => {
  it('are the first of each day, and all of several days; the others are counted', () => {
    const long = event('2026-11-03', 900, 2);
    const { events, omitted } = limitMonth(
      [event('2026-11-03', 600), event('2026-11-03', 480), event('2026-11-03', 540), long, event('2026-11-04', 480)],
      2,
    );
    expect(events.map(({ day, startMinutes }) => `${day} ${startMinutes}`)).toEqual([
      '2026-11-03 480',
      '2026-11-04 480',
      '2026-11-03 540',
      '2026-11-03 900',
    ]);
    expect([...omitted]).toEqual([['2026-11-03', 1]]);
  });

  it.each([
    [900, 5, 6],
    [900, 4, 7],
    [600, 6, 4],
    [2160, 5, 18],
  ])('in a window %i high and %i weeks are %i a day at most', (height, weeks, rows) => {
    expect(countRows(height, weeks)).toBe(rows);
  });
});
