// @vitest-environment node
import { expect, it } from 'vitest';
import { getMostJobsADay, listOverLimits } from './busyTimes';

// docs/product.md, "Availability".
const limits = { max_jobs_per_day: 2, max_hours_per_week: 45, min_pay_per_job: 12_000 };
const within = { jobsPerDay: 2, hoursPerWeek: 45, pay: 12_000 };

it.each([
  ['at all limits', {}, []],
  ['one job more', { jobsPerDay: 3 }, ['Would be 3 jobs that day']],
  ['a quarter hour more', { hoursPerWeek: 45.25 }, ['45.25 hr in that week']],
  ['a cent less', { pay: 11_999 }, ['Wants at least $120 per job']],
  [
    'above all',
    { jobsPerDay: 3, hoursPerWeek: 50, pay: 0 },
    ['Would be 3 jobs that day', '50 hr in that week', 'Wants at least $120 per job'],
  ],
])('%s', (_what, change, expected) => {
  const facts = Object.assign({}, within, change);
  expect(listOverLimits(limits, facts).map(({ text }) => text)).toEqual(expected);
});

it('has no minimum pay unless one is set', () => {
  const facts = Object.assign({}, within, { pay: 0 });
  expect(listOverLimits(Object.assign({}, limits, { min_pay_per_job: null }), facts)).toEqual([]);
});

const job = (date: string, end_date: string | null = null) => ({ date, end_date });

it.each([
  ['alone', job('2026-11-25'), [], 1],
  ['with others on that day', job('2026-11-25'), [job('2026-11-25'), job('2026-11-25'), job('2026-11-26')], 3],
  ['on the fullest of its days', job('2026-11-28', '2026-11-30'), [job('2026-11-30'), job('2026-12-01')], 2],
  ['with a day of a longer job', job('2026-11-29'), [job('2026-11-28', '2026-11-30')], 2],
])('counts the jobs of a day: %s', (_what, wanted, others, count) => {
  expect(getMostJobsADay(wanted, others)).toBe(count);
});
