// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Availabilities } from '#generated/model';
import { Weekday } from '#generated/model/codes';
import { toAvailabilitiesRequest, toDayHoursValues } from './dayHoursForm';

const today = '2026-11-21';
const saturday = '2026-11-28';
const week = [{ weekday: Weekday.saturday, windows: ['07:00 - 18:00'] }];
const hours = (exceptions: Availabilities['exceptions'] = []): Availabilities => ({
  availabilities: week,
  exceptions,
  max_jobs_per_day: 2,
  min_pay_per_job: null,
  max_hours_per_week: 45,
  on_call: false,
  timezone: 'America/Phoenix',
});
const exception = (date: string, windows: string[] = [], note = '') => ({
  date,
  off: windows.length === 0,
  windows,
  note,
});

describe('the hours of one day', () => {
  it.each([
    ['as usual', [], { kind: 'usual', window: '07:00 - 18:00', note: '' }],
    ['off', [exception(saturday, [], 'Wedding')], { kind: 'off', window: '07:00 - 18:00', note: 'Wedding' }],
    ['other', [exception(saturday, ['12:00 - 20:00'])], { kind: 'other', window: '12:00 - 20:00', note: '' }],
  ] as const)('%s', (_, exceptions, expected) => {
    expect(toDayHoursValues(hours([...exceptions]), saturday)).toEqual(expected);
  });

  it('offers hours on a weekday without any', () => {
    expect(toDayHoursValues(hours(), '2026-11-29')).toEqual({ kind: 'usual', window: '08:00 - 17:00', note: '' });
  });

  it.each([
    ['a day off', { kind: 'off', note: ' Wedding ' }, [exception(saturday, [], 'Wedding')]],
    ['other hours', { kind: 'other', note: '' }, [exception(saturday, ['12:00 - 20:00'])]],
    ['the usual hours again', { kind: 'usual', note: '' }, []],
  ] as const)('sends %s, and keeps the other days from today on', (_, change, own) => {
    const before = hours([exception('2026-11-20'), exception('2026-11-26'), exception(saturday, ['06:00 - 09:00'])]);
    const request = toAvailabilitiesRequest(before, saturday, { window: '12:00 - 20:00', ...change }, today);
    expect(request).toEqual({ availabilities: week, exceptions: [exception('2026-11-26'), ...own] });
  });

  it('keep the later hours of a day with a break', () => {
    const before = hours([exception(saturday, ['08:00 - 11:00', '14:00 - 18:00'])]);
    const values = { ...toDayHoursValues(before, saturday), note: 'School' };
    const { exceptions } = toAvailabilitiesRequest(before, saturday, values, today);
    expect(exceptions).toEqual([exception(saturday, ['08:00 - 11:00', '14:00 - 18:00'], 'School')]);
  });
});
