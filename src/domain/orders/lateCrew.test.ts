// @vitest-environment node
import { expect, it } from 'vitest';
import { type AwaitedJob, countLate } from './openSlots';

const job: AwaitedJob = {
  closed_state: null,
  date: '2026-11-28',
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  end_date: null,
  estimated_hours: 6.5,
  crew_summary: { accepted: 3, checked_in: 1 },
};

it.each<[string, Partial<AwaitedJob>, string, number]>([
  ['no one in the arrival window', {}, '17:00', 0],
  ['who has not checked in after the window', {}, '17:01', 2],
  ['no one once all are there', { crew_summary: { accepted: 3, checked_in: 3 } }, '18:00', 0],
  ['no one after the job, when its hours are confirmed', {}, '21:30', 0],
  ['no one on a completed job', { closed_state: 'completed' }, '18:00', 0],
  ['no one where the provider does not count who checked in', { crew_summary: { accepted: 3 } }, '18:00', 0],
  ['no one on a job without a date', { date: null }, '18:00', 0],
])('counts as late %s', (_name, change, time, expected) => {
  expect(countLate({ ...job, ...change }, new Date(`2026-11-28T${time}:00Z`))).toBe(expected);
});
