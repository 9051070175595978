// @vitest-environment node
import { expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import type { AttendanceName, JobTimes } from './attendance';
import { getJobProgress } from './progress';

/** Saturday 8 to 10 in Phoenix (UTC−7), about 6.5 hours of work. */
const job = {
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  ends_at: '2026-11-28T14:30:00-07:00',
};
const phoenix = (time: string, date = job.date) => new Date(`${date}T${time}:00-07:00`);
const did = (step: AttendanceName, time: string) => ({ step, date: job.date, at: phoenix(time).toISOString() });
const there = { attendance: [did('checked_in', '08:04')] };
const member = (attendance = there.attendance) => ({
  status: InvitationStatus.accepted,
  created_at: '2026-11-20T15:00:00Z',
  responded_at: '2026-11-20T16:00:00Z',
  attendance,
});

it.each([
  ['07:00', [], 'accepted', null],
  ['07:50', [did('on_my_way', '07:32')], 'on_my_way', null],
  ['10:00', [], 'accepted', null],
  ['10:05', [], 'accepted', { kind: 'waited_for', minutes: 5 }],
  ['10:05', [did('on_my_way', '07:32')], 'on_my_way', { kind: 'waited_for', minutes: 5 }],
  ['10:05', [did('checked_in', '08:04')], 'checked_in', null],
  ['10:40', [did('checked_in', '10:20')], 'checked_in', { kind: 'arrived', minutes: 20 }],
  ['14:00', [did('checked_in', '08:04'), did('checked_out', '13:31')], 'checked_out', null],
  ['14:31', [did('on_my_way', '07:32')], 'on_my_way', { kind: 'absent' }],
  ['14:31', [], 'accepted', { kind: 'absent' }],
] as const)('at %s after %o a person has reached: %s, late: %o', (time, attendance, step, lateness) => {
  const now = phoenix(time);
  expect(getJobProgress(job, member([...attendance]), { crew: [there], now })).toMatchObject({ step, lateness });
});

it.each([
  ['completed', '08:30', [], { kind: 'absent' }],
  ['completed', '10:05', [], { kind: 'absent' }],
  ['completed', '10:05', [did('on_my_way', '07:32')], { kind: 'absent' }],
  ['completed', '10:40', [did('checked_in', '10:20')], { kind: 'arrived', minutes: 20 }],
  ['completed', '14:00', [did('checked_in', '08:04')], null],
  ['cancelled', '08:30', [], null],
  ['cancelled', '10:05', [did('on_my_way', '07:32')], null],
  ['cancelled', '14:31', [], null],
  [null, '10:05', [], { kind: 'announced', minutes: 20 }],
] as const)('no one is waited for on a closed job: %s, at %s after %o', (closed_state, time, attendance, lateness) => {
  const person = { ...member([...attendance]), running_late: { date: job.date, minutes: 20 as const } };
  const around = { crew: [there], now: phoenix(time) };
  expect(getJobProgress({ ...job, closed_state }, person, around).lateness).toEqual(lateness);
});

it('no one is called absent on a completed job without any check-in', () => {
  const around = { crew: [member([])], now: phoenix('10:05') };
  expect(getJobProgress({ ...job, closed_state: 'completed' }, member([]), around).lateness).toBeNull();
});

it.each([
  ['08:30', [], { kind: 'announced', minutes: 20 }],
  ['10:20', [did('on_my_way', '10:01')], { kind: 'announced', minutes: 20 }],
  ['10:25', [], { kind: 'waited_for', minutes: 25 }],
  ['10:25', [did('checked_in', '09:58')], null],
] as const)('someone who announced 20 min, at %s after %o: %o', (time, attendance, lateness) => {
  const late = { ...member([...attendance]), running_late: { date: job.date, minutes: 20 as const } };
  expect(getJobProgress(job, late, { crew: [there], now: phoenix(time) }).lateness).toEqual(lateness);
  expect(
    getJobProgress(
      job,
      { ...late, running_late: { date: '2026-11-27', minutes: 20 } },
      { crew: [there], now: phoenix('08:30') },
    ).lateness,
  ).toBeNull();
});

it('has the time of each step that was reached', () => {
  const { times } = getJobProgress(job, member(), { crew: [there], now: phoenix('09:00') });
  expect(times).toEqual({
    invited: '2026-11-20T15:00:00Z',
    accepted: '2026-11-20T16:00:00Z',
    checked_in: '2026-11-28T15:04:00.000Z',
  });
});

it('a person who has not answered is invited, and never late', () => {
  const pending = { ...member(), status: InvitationStatus.new };
  expect(getJobProgress(job, pending, { crew: [there], now: phoenix('12:00') })).toMatchObject({
    step: 'invited',
    times: { invited: '2026-11-20T15:00:00Z' },
    lateness: null,
  });
});

it('no one is called absent after a job without any check-in', () => {
  expect(getJobProgress(job, member([]), { crew: [member([])], now: phoenix('18:00') }).lateness).toBeNull();
});

it('stays when the job is long over, and starts again on each day of a longer job', () => {
  const done = member([did('checked_in', '08:04'), did('checked_out', '13:31')]);
  const step = (of: JobTimes, now: Date) => getJobProgress(of, done, { crew: [done], now }).step;
  expect(step(job, phoenix('12:00', '2026-12-01'))).toBe('checked_out');
  const weekend: JobTimes = { ...job, end_date: '2026-11-29', ends_at: '2026-11-29T14:30:00-07:00' };
  expect(step(weekend, phoenix('07:00', '2026-11-29'))).toBe('accepted');
});
