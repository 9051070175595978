// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { NumberName } from '#generated/model';
import { addUp, type JobFacts, type JobPart, measureJob, numberNames } from './measures';

/** A completed job of three people, one of them through an offer, who all came. */
const job: JobFacts = {
  isDone: true,
  slots: 3,
  slotsInTime: 2,
  minutesToFill: 95,
  declines: ['too_far', 'not_available'],
  lateWithdrawals: 1,
  plannedHours: 6.5,
  workedHours: 6.75,
  labor: 54_000,
  quote: 135_000,
  crew: 3,
  outsourced: 1,
  stars: [5, 5, 4],
};

describe('a completed job', () => {
  it.each<[NumberName, JobPart]>([
    ['jobs_done', { value: 1, part: 1, whole: 1 }],
    ['filled_in_time', { value: 67, part: 2, whole: 3 }],
    ['time_to_fill', { value: 95, part: 1, whole: 1 }],
    ['declines', { value: 2, part: 2, whole: 2 }],
    ['late_withdrawals', { value: 1, part: 1, whole: 1 }],
    ['hours', { value: 104, part: 6.75, whole: 6.5 }],
    ['labor', { value: 40, part: 54_000, whole: 135_000 }],
    ['outsourced', { value: 33, part: 1, whole: 3 }],
    ['ratings', { value: 4.7, part: 14, whole: 3 }],
  ])('adds to %s %j', (name, part) => expect(measureJob(name, job)).toEqual(part));
});

it('a job in progress without crew, quote and ratings counts only its slots', () => {
  const open = { ...job, isDone: false, slotsInTime: 0, minutesToFill: null, declines: [], lateWithdrawals: 0 };
  const bare = { ...open, workedHours: null, quote: null, crew: 0, outsourced: 0, stars: [] };
  const counted = numberNames.filter((name) => measureJob(name, bare) !== null);
  expect(counted).toEqual(['filled_in_time']);
  expect(measureJob('filled_in_time', bare)).toEqual({ value: 0, part: 0, whole: 3 });
});

describe('two jobs add up', () => {
  const parts = (...each: [part: number, whole: number, value?: number][]): JobPart[] =>
    each.map(([part, whole, value = part]) => ({ part, whole, value }));
  it.each<[string, NumberName, JobPart[], number | null]>([
    ['counts to their sum', 'declines', parts([2, 2], [1, 1]), 3],
    ['counts of none to 0', 'declines', [], 0],
    ['shares by their weight, not by job', 'filled_in_time', parts([1, 1, 100], [0, 3, 0]), 25],
    ['shares of none to nothing', 'labor', [], null],
    ['times to their median', 'time_to_fill', parts([1, 1, 30], [1, 1, 600], [1, 1, 50]), 50],
    ['stars to their average', 'ratings', parts([9, 2], [3, 1]), 4],
    ['fewer than three ratings to none', 'ratings', parts([5, 1], [5, 1]), null],
  ])('%s', (_, name, each, value) => expect(addUp(name, each).value).toBe(value));

  it('adds up jobs to a part, a whole and a number of jobs', () =>
    expect(addUp('hours', parts([6.75, 6.5], [5, 6]))).toEqual({ value: 94, part: 11.75, whole: 12.5, jobs: 2 }));
});
