import { describe, expect, it } from 'vitest';
import { type AttendanceName, getPresence, getWorkDay, listPossibleSteps } from './attendance';

/** Saturday 8 to 10 in Phoenix (UTC−7), about 6.5 hours of work. */
const job = {
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  ends_at: '2026-11-28T23:30:00Z',
};
const phoenix = (time: string, date = job.date) => new Date(`${date}T${time}:00-07:00`);
const done = (...steps: AttendanceName[]) => steps.map((step) => ({ step, date: job.date }));

describe('the steps that can be reported', () => {
  it.each([
    ['03:59', [], []],
    ['04:00', [], ['on_my_way']],
    ['05:59', done('on_my_way'), []],
    ['06:00', [], ['on_my_way', 'checked_in']],
    ['06:00', done('on_my_way'), ['checked_in']],
    ['08:10', done('checked_in'), ['checked_out']],
    ['08:10', done('on_my_way', 'checked_in'), ['checked_out']],
    ['15:00', done('on_my_way', 'checked_in', 'checked_out'), []],
    ['23:30', done('checked_in'), ['checked_out']],
  ] as const)('at %s after %o: %o', (time, reported, possible) => {
    expect(listPossibleSteps(job, reported, phoenix(time))).toEqual(possible);
  });

  it('end twelve hours after the expected end', () => {
    expect(listPossibleSteps(job, done('checked_in'), new Date('2026-11-29T11:30:00Z'))).toEqual(['checked_out']);
    expect(listPossibleSteps(job, done('checked_in'), new Date('2026-11-29T11:31:00Z'))).toEqual([]);
  });
});

it('each day of a longer job has its own steps', () => {
  const weekend = { ...job, end_date: '2026-11-29', ends_at: '2026-11-29T23:30:00Z' };
  const saturday = done('checked_in', 'checked_out');
  expect(getWorkDay(weekend, phoenix('08:00'))).toBe('2026-11-28');
  expect(getWorkDay(weekend, phoenix('07:00', '2026-11-29'))).toBe('2026-11-29');
  expect(listPossibleSteps(weekend, saturday, phoenix('07:00', '2026-11-29'))).toEqual(['on_my_way', 'checked_in']);
});

describe('where a person is', () => {
  const reported = (...steps: AttendanceName[]) =>
    steps.map((step, place) => ({ step, date: job.date, at: `2026-11-28T1${place + 4}:50:00Z` }));
  it.each([
    ['07:59', [], null],
    ['07:59', reported('on_my_way'), { name: 'on_my_way', at: '2026-11-28T14:50:00Z' }],
    ['10:00', [], null],
    ['10:01', [], { name: 'late' }],
    ['10:01', reported('on_my_way'), { name: 'on_my_way', at: '2026-11-28T14:50:00Z' }],
    ['10:01', reported('on_my_way', 'checked_in'), { name: 'checked_in', at: '2026-11-28T15:50:00Z' }],
    ['16:30', reported('on_my_way', 'checked_in', 'checked_out'), { name: 'checked_out', at: '2026-11-28T16:50:00Z' }],
    ['16:30', reported('on_my_way'), { name: 'absent' }],
    ['16:30', [], { name: 'absent' }],
  ] as const)('at %s after %o: %o', (time, steps, presence) => {
    expect(getPresence(job, steps, phoenix(time))).toEqual(presence);
  });

  it('stays when the job is long over, and starts again on each day of a longer job', () => {
    const steps = reported('checked_in', 'checked_out');
    expect(getPresence(job, steps, phoenix('12:00', '2026-12-01'))).toMatchObject({ name: 'checked_out' });
    const weekend = { ...job, end_date: '2026-11-29', ends_at: '2026-11-29T23:30:00Z' };
    expect(getPresence(weekend, steps, phoenix('07:00', '2026-11-29'))).toBeNull();
  });
});
