import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setWidth } from '../../../../tests/kit/screens/width';
import {
  type CalendarView,
  getFirstHelperRange,
  getFirstRange,
  getRange,
  listDays,
  readDay,
  readView,
  stepDate,
} from './range';

describe('the days of a view', () => {
  it.each<[CalendarView, string, string, string]>([
    ['day', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['week', '2026-11-24', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['week', '1969-12-31', '1969-12-29', '1970-01-04'],
    ['people', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['agenda', '2026-11-24', '2026-11-24', '2026-12-07'],
    ['month', '2026-11-24', '2026-10-26', '2026-12-06'],
    ['month', '2027-02-14', '2027-02-01', '2027-02-28'],
    ['month', '2026-12-31', '2026-11-30', '2027-01-03'],
  ])('%s of %s: %s to %s', (view, date, from, to) => {
    expect(getRange(view, date)).toEqual({ from, to });
  });

  it.each<[CalendarView, string, 1 | -1, string]>([
    ['day', '2026-11-30', 1, '2026-12-01'],
    ['week', '2026-11-24', -1, '2026-11-17'],
    ['people', '2026-11-24', 1, '2026-12-01'],
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

it('an address with other words shows the usual view and day', () => {
  expect(readView('year', false)).toBe('week');
  expect(readView('month', false)).toBe('month');
  expect(readDay('2026-02-30', '2026-11-24')).toBe('2026-11-24');
  expect(readDay(null, '2026-11-24')).toBe('2026-11-24');
});

it('the week by person is for a desktop; a phone shows its agenda instead', () => {
  expect(readView('people', false)).toBe('people');
  expect(readView('people', true)).toBe('agenda');
});

describe('the days at the start', () => {
  const noQuery = new URLSearchParams();

  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T02:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a desktop', 1440, { from: '2026-11-23', to: '2026-11-29' }],
    ['a phone', 390, { from: '2026-11-24', to: '2026-12-07' }],
  ])('the calendar of the office on %s', (_, width, days) => {
    onTestFinished(setWidth(width));
    expect(getFirstRange(noQuery, 'America/Phoenix')).toEqual(days);
  });

  it.each([
    ['America/Phoenix', { from: '2026-10-26', to: '2026-12-19' }],
    ['Pacific/Auckland', { from: '2026-10-26', to: '2026-12-19' }],
  ])("a helper's calendar in %s", (zone, days) => {
    expect(getFirstHelperRange(noQuery, zone)).toEqual(days);
  });

  it('today is the day in the zone', () => {
    onTestFinished(setWidth(390));
    expect(getFirstRange(noQuery, 'Pacific/Auckland').from).toBe('2026-11-25');
  });
});
