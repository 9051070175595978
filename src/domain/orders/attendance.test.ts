import { describe, expect, it } from 'vitest';
import { type AttendanceName, canReportLate, getWorkDay, listPossibleSteps } from './attendance';

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

it.each([
  ['05:59', [], false],
  ['06:00', [], true],
  ['10:30', done('on_my_way'), true],
  ['10:30', done('checked_in'), false],
  ['16:30', [], false],
] as const)('a delay can be announced at %s after %o: %s', (time, reported, can) => {
  expect(canReportLate(job, reported, phoenix(time))).toBe(can);
});

it('each day of a longer job has its own steps', () => {
  const weekend = { ...job, end_date: '2026-11-29', ends_at: '2026-11-29T23:30:00Z' };
  const saturday = done('checked_in', 'checked_out');
  expect(getWorkDay(weekend, phoenix('08:00'))).toBe('2026-11-28');
  expect(getWorkDay(weekend, phoenix('07:00', '2026-11-29'))).toBe('2026-11-29');
  expect(listPossibleSteps(weekend, saturday, phoenix('07:00', '2026-11-29'))).toEqual(['on_my_way', 'checked_in']);
});
