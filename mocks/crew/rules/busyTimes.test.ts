// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toIso } from '../../provider/time/clock';
import { type BusyTime, getBusyTimes, getCoreEnd, getLatestEnd, getScheduledTimes, getFullestWeek } from './busyTimes';

const phoenix = 'America/Phoenix';
const vegas = 'America/Los_Angeles';

/** Start, end of the window, end of the core, and latest end, as instants. */
const listInstants = (time: BusyTime) =>
  [time.startsAt, time.windowEndsAt, getCoreEnd(time), getLatestEnd(time)].map(toIso);
const createJob = (date: string, end_date: string | null, arrival_window: string, estimated_hours: number) => ({
  date,
  end_date,
  arrival_window,
  estimated_hours,
});

describe('when a job keeps its crew busy', () => {
  it.each([
    [
      'one day',
      createJob('2026-11-28', null, '08:00 - 10:00', 6.5),
      phoenix,
      [['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', '2026-11-28T21:30:00Z', '2026-11-28T23:30:00Z']],
    ],
    [
      'a firm time',
      createJob('2026-11-28', null, '08:00 - 08:00', 2),
      phoenix,
      [['2026-11-28T15:00:00Z', '2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', '2026-11-28T17:00:00Z']],
    ],
    [
      'three days, each for the estimated hours',
      createJob('2026-11-28', '2026-11-30', '08:00 - 10:00', 6),
      phoenix,
      [
        ['2026-11-28T15:00:00Z', '2026-11-28T17:00:00Z', '2026-11-28T21:00:00Z', '2026-11-28T23:00:00Z'],
        ['2026-11-29T15:00:00Z', '2026-11-29T17:00:00Z', '2026-11-29T21:00:00Z', '2026-11-29T23:00:00Z'],
        ['2026-11-30T15:00:00Z', '2026-11-30T17:00:00Z', '2026-11-30T21:00:00Z', '2026-11-30T23:00:00Z'],
      ],
    ],
    [
      'over midnight on each day',
      createJob('2026-11-28', '2026-11-29', '20:00 - 21:00', 6),
      phoenix,
      [
        ['2026-11-29T03:00:00Z', '2026-11-29T04:00:00Z', '2026-11-29T09:00:00Z', '2026-11-29T10:00:00Z'],
        ['2026-11-30T03:00:00Z', '2026-11-30T04:00:00Z', '2026-11-30T09:00:00Z', '2026-11-30T10:00:00Z'],
      ],
    ],
    [
      'eight in the morning before and after the clocks are put forward',
      createJob('2026-03-07', '2026-03-08', '08:00 - 10:00', 4),
      vegas,
      [
        ['2026-03-07T16:00:00Z', '2026-03-07T18:00:00Z', '2026-03-07T20:00:00Z', '2026-03-07T22:00:00Z'],
        ['2026-03-08T15:00:00Z', '2026-03-08T17:00:00Z', '2026-03-08T19:00:00Z', '2026-03-08T21:00:00Z'],
      ],
    ],
    [
      'eight in the morning before and after the clocks are put back',
      createJob('2026-10-31', '2026-11-01', '08:00 - 10:00', 4),
      vegas,
      [
        ['2026-10-31T15:00:00Z', '2026-10-31T17:00:00Z', '2026-10-31T19:00:00Z', '2026-10-31T21:00:00Z'],
        ['2026-11-01T16:00:00Z', '2026-11-01T18:00:00Z', '2026-11-01T20:00:00Z', '2026-11-01T22:00:00Z'],
      ],
    ],
    [
      'a window in the night the clocks are put forward is an hour shorter',
      createJob('2026-03-08', null, '01:00 - 05:00', 2),
      vegas,
      [['2026-03-08T09:00:00Z', '2026-03-08T12:00:00Z', '2026-03-08T11:00:00Z', '2026-03-08T14:00:00Z']],
    ],
    [
      'hours over the night the clocks are put back are hours',
      createJob('2026-10-31', null, '22:00 - 23:00', 6),
      vegas,
      [['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z', '2026-11-01T11:00:00Z', '2026-11-01T12:00:00Z']],
    ],
  ])('%s', (_name, schedule, zone, expected) => {
    const times = getScheduledTimes(schedule, zone);
    expect(times.map(listInstants)).toEqual(expected);
    const [first, last] = [expected[0], expected.at(-1)];
    const stored = { ...schedule, starts_at: first?.[0] ?? '', latest_end_at: last?.[3] ?? '' };
    expect(getBusyTimes(stored, zone)).toEqual(times);
  });
});

/** Monday is November 23, 2026. */
const job = (date: string, estimated_hours: number, end_date: string | null = null) => ({
  date,
  end_date,
  estimated_hours,
});

it.each([
  ['alone', job('2026-11-25', 8), [], 8],
  ['with others from Monday to Sunday', job('2026-11-25', 8), [job('2026-11-23', 10), job('2026-11-29', 12)], 30],
  ['without other weeks', job('2026-11-25', 8), [job('2026-11-22', 10), job('2026-11-30', 12)], 8],
  ['the fuller of two weeks', job('2026-11-28', 10, '2026-11-30'), [job('2026-12-01', 14), job('2026-12-02', 10)], 34],
  ['days of another job in this week only', job('2026-11-29', 5), [job('2026-11-28', 10, '2026-11-30')], 25],
])('%s', (_what, wanted, others, hours) => {
  expect(getFullestWeek(wanted, others)).toBe(hours);
});
