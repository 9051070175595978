// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getFirstWeekday } from './firstWeekday';
import { type CalendarView, getRange, listDays, readDay, readView, stepDate, type Weekday } from './range';

describe('the days of a view', () => {
  it.each<[CalendarView, string, Weekday, string, string]>([
    ['day', '2026-11-24', 0, '2026-11-24', '2026-11-24'],
    ['week', '2026-11-24', 0, '2026-11-22', '2026-11-28'],
    ['week', '2026-11-24', 1, '2026-11-23', '2026-11-29'],
    ['week', '2026-11-22', 0, '2026-11-22', '2026-11-28'],
    ['week', '2026-11-22', 1, '2026-11-16', '2026-11-22'],
    ['week', '2027-01-01', 0, '2026-12-27', '2027-01-02'],
    ['week', '1969-12-31', 0, '1969-12-28', '1970-01-03'],
    ['agenda', '2026-11-24', 0, '2026-11-24', '2026-12-07'],
    ['month', '2026-11-24', 0, '2026-11-01', '2026-12-05'],
    ['month', '2026-11-24', 1, '2026-10-26', '2026-12-06'],
    ['month', '2026-02-14', 0, '2026-02-01', '2026-02-28'],
    ['month', '2026-12-31', 0, '2026-11-29', '2027-01-02'],
  ])('%s of %s, weeks from %i: %s to %s', (view, date, firstWeekday, from, to) => {
    expect(getRange(view, date, firstWeekday)).toEqual({ from, to });
  });

  it.each<[CalendarView, string, 1 | -1, string]>([
    ['day', '2026-11-30', 1, '2026-12-01'],
    ['week', '2026-11-24', -1, '2026-11-17'],
    ['agenda', '2026-11-24', 1, '2026-12-08'],
    ['month', '2027-01-31', 1, '2027-02-28'],
    ['month', '2028-01-31', 1, '2028-02-29'],
    ['month', '2026-12-15', 1, '2027-01-15'],
    ['month', '2026-01-15', -1, '2025-12-15'],
  ])('%s of %s, step %i: %s', (view, date, step, expected) => {
    expect(stepDate(view, date, step)).toBe(expected);
  });

  it('are listed one by one', () => {
    expect(listDays({ from: '2026-11-29', to: '2026-12-01' })).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });
});

it('weeks start as usual in the locale', () => {
  expect(['en-US', 'es-US', 'es-ES', 'de-DE'].map(getFirstWeekday)).toEqual([0, 0, 1, 1]);
});

it('an address with other words shows the usual view and day', () => {
  expect(readView('year', 'week')).toBe('week');
  expect(readView('month', 'week')).toBe('month');
  expect(readDay('2026-02-30', '2026-11-24')).toBe('2026-11-24');
  expect(readDay(null, '2026-11-24')).toBe('2026-11-24');
});
