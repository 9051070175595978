// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  countDays,
  getFirstDayEnd,
  formatJobDays,
  formatJobWhen,
  isWorkDay,
  getPlannedHours,
  listWorkDays,
} from './workDays';

describe('the days of a job', () => {
  it.each([
    ['one day', '2026-11-28', null, ['2026-11-28']],
    ['a last day that is the first one', '2026-11-28', '2026-11-28', ['2026-11-28']],
    ['two days over the end of a month', '2026-11-30', '2026-12-01', ['2026-11-30', '2026-12-01']],
    ['three days', '2026-11-28', '2026-11-30', ['2026-11-28', '2026-11-29', '2026-11-30']],
    ['never more than three', '2026-11-28', '2026-12-05', ['2026-11-28', '2026-11-29', '2026-11-30']],
    ['a last day before the first one', '2026-11-28', '2026-11-27', ['2026-11-28']],
    ['a day that is still typed', '', '2026-11-27', ['']],
  ])('%s', (_name, date, end_date, days) => {
    expect(listWorkDays({ date, end_date })).toEqual(days);
    expect(countDays({ date, end_date })).toBe(days.length);
  });

  it('plans its hours on each of them', () => {
    expect(getPlannedHours({ date: '2026-11-28', end_date: null, estimated_hours: 6.5 })).toBe(6.5);
    expect(getPlannedHours({ date: '2026-11-28', end_date: '2026-11-30', estimated_hours: 6.5 })).toBe(19.5);
  });

  it.each([
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('%s is one of them: %s', (day, expected) => {
    expect(isWorkDay({ date: '2026-11-28', end_date: '2026-11-30' }, day)).toBe(expected);
  });
});

describe('in words', () => {
  const job = { date: '2026-11-28', end_date: null, arrival_window: '08:00 - 10:00' };

  it('one day and its window', () => {
    expect(formatJobWhen(job)).toBe('Sat, Nov 28 · 8:00–10:00\u00a0AM');
    expect(formatJobWhen({ ...job, date: '2027-01-02' }, '2026-11-21')).toBe('Sat, Jan 2, 2027 · 8:00–10:00\u00a0AM');
  });

  it('several days from the first to the last', () => {
    const days = { ...job, end_date: '2026-11-30' };
    expect(formatJobWhen(days)).toBe('Sat, Nov 28 – Mon, Nov 30 · 8:00–10:00\u00a0AM');
    expect(formatJobDays({ date: '2026-12-31', end_date: '2027-01-01' })).toBe('Thu, Dec 31 – Fri, Jan 1, 2027');
  });
});

it.each([
  ['one day', '2026-11-28', null, '08:00 - 10:00', 'America/Phoenix', '2026-11-28T21:00:00Z'],
  ['the first of several days', '2026-11-28', '2026-11-30', '08:00 - 10:00', 'America/Phoenix', '2026-11-28T21:00:00Z'],
  ['after midnight', '2026-11-28', null, '20:00 - 21:00', 'America/Phoenix', '2026-11-29T09:00:00Z'],
  ['over a clock change', '2026-10-31', null, '20:00 - 21:00', 'America/Los_Angeles', '2026-11-01T09:00:00Z'],
] as const)('the first day ends: %s', (_name, date, end_date, arrival_window, zone, expected) => {
  expect(getFirstDayEnd({ date, end_date, arrival_window, estimated_hours: 6 }, zone)).toBe(expected);
});
