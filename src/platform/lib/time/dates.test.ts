import { describe, expect, it, test } from 'vitest';
import { addDays, toCalendarDate, parseDate, daysBetween, formatDateInput, formatDay } from './dates';

describe('calendar days', () => {
  test.each([
    ['2026-11-28', { year: 2026, month: 11, day: 28 }],
    ['2028-02-29', { year: 2028, month: 2, day: 29 }],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-1-1', null],
    ['11/28/2026', null],
    ['', null],
  ])('%j has the parts %j', (date, parts) => expect(parseDate(date)).toEqual(parts));

  test.each([
    ['2026-11-28', 3, '2026-12-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
  ])('%s and %d days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it('builds a date from parts', () => expect(toCalendarDate(2026, 3, 2)).toBe('2026-03-02'));

  it('refuses to count from what is no day', () => {
    expect(() => addDays('soon', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError);
  });
});

describe('days for reading', () => {
  test.each([
    ['2026-11-28', '2026-11-21', 'Sat, Nov 28'],
    ['2027-01-02', '2026-11-21', 'Sat, Jan 2, 2027'],
    ['2026-11-28', undefined, 'Sat, Nov 28'],
    ['not a day', undefined, 'not a day'],
  ])('%s seen on %s reads %s', (date, today, text) => expect(formatDay(date, today)).toBe(text));

  it('shows month/day/year in inputs', () => {
    expect(formatDateInput('2026-11-28')).toBe('11/28/2026');
    expect(formatDateInput('')).toBe('');
  });
});
