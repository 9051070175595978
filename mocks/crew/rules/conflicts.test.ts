// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Booking, findClash, coversWhole, findJobClash, getMilesBetween, getTravelMinutes } from './busyTimes';

const phoenix = { lat: 33.448, lng: -112.074 };
const tempe = { lat: 33.426, lng: -111.94 };
const tucson = { lat: 32.223, lng: -110.975 };
const hour = 3_600_000;

/** A job from `start` o'clock, arrival until `until`, lasting `hours`. */
function createJob(start: number, until: number, hours: number, from = phoenix, to = from): Booking {
  return { startsAt: start * hour, windowEndsAt: until * hour, hours, from, to };
}

describe('clashOf', () => {
  it.each([
    ['the same time: hard', createJob(8, 10, 6), createJob(8, 10, 6), false, 'hard', 'overlap'],
    ['ends inside the other: hard', createJob(8, 10, 6), createJob(12, 14, 4), false, 'hard', 'overlap'],
    ['begins inside the other: hard', createJob(12, 14, 4), createJob(8, 10, 6), false, 'hard', 'overlap'],
    ['lies inside the other: hard', createJob(8, 8, 10), createJob(11, 12, 2), false, 'hard', 'overlap'],
    ['goes around the other: hard', createJob(11, 12, 2), createJob(8, 8, 10), false, 'hard', 'overlap'],
    [
      'overlap with one that is not accepted: soft',
      createJob(8, 10, 6),
      createJob(12, 14, 4),
      true,
      'soft',
      'pending_overlap',
    ],
    [
      'may run over when the crew comes late: soft',
      createJob(8, 10, 4),
      createJob(13, 15, 4),
      false,
      'soft',
      'window_tail',
    ],
    ['the other may run over: soft', createJob(13, 15, 4), createJob(8, 10, 4), false, 'soft', 'window_tail'],
    ['too little time to drive: soft', createJob(8, 8, 4, tempe), createJob(12.5, 12.5, 4), false, 'soft', 'travel'],
    [
      'too little time to drive over there: soft',
      createJob(12.5, 12.5, 4),
      createJob(8, 8, 4, tempe),
      false,
      'soft',
      'travel',
    ],
    ['at the same address, but no buffer: soft', createJob(8, 8, 4), createJob(12.5, 12.5, 4), false, 'soft', 'travel'],
  ] as const)('%s', (_name, wanted, other, isPending, severity, cause) => {
    expect(findClash(wanted, other, isPending, 30)).toMatchObject({ severity, cause });
  });

  it.each([
    ['two jobs on one day', createJob(8, 10, 3), createJob(14, 16, 3), false],
    ['back to back with time to drive', createJob(8, 8, 4, tempe), createJob(14, 14, 4), false],
    ['another day', createJob(8, 10, 6), createJob(32, 34, 6), false],
    ['after one that is not accepted, however close', createJob(8, 10, 4), createJob(12, 14, 4), true],
  ] as const)('%s is fine', (_name, wanted, other, isPending) => {
    expect(findClash(wanted, other, isPending, 30)).toBeNull();
  });

  it('touching is no overlap, and a second of it is', () => {
    expect(findClash(createJob(8, 8, 4), createJob(12, 12, 4), false, 0)?.cause).toBe('travel');
    expect(findClash(createJob(8, 8, 4), createJob(12 - 1 / 3600, 12, 4), false, 0)?.severity).toBe('hard');
  });

  it('reckons from where one job ends to where the next begins', () => {
    const longWay = createJob(8, 8, 4, phoenix, tucson);
    expect(findClash(longWay, createJob(14, 14, 2, phoenix), false, 30)?.cause).toBe('travel');
    expect(findClash(longWay, createJob(14, 14, 2, tucson), false, 30)).toBeNull();
  });
});

describe('jobs of several days', () => {
  const day = (start: number, number: number, until = start, hours = 6) => {
    const from = start + 24 * number;
    return createJob(from, until + 24 * number, hours);
  };
  const threeDays = [day(8, 0), day(8, 1), day(8, 2)];

  it.each([
    ['the first day: hard', [day(10, 0)], false, 'hard', 0],
    ['the second day: hard', [day(10, 1)], false, 'hard', 1],
    ['the last day: hard', [day(13, 2)], false, 'hard', 2],
    ['one conflict a day, one of them hard: the hard one counts', [day(14.5, 0), day(10, 1)], false, 'hard', 1],
    ['only the way on the second day: soft', [day(14.5, 1)], false, 'soft', 1],
    ['the second day of one that is not accepted: soft', [day(10, 1)], true, 'soft', 1],
  ] as const)('%s', (_name, wanted, isPending, severity, at) => {
    const clash = findJobClash(wanted, threeDays, isPending, 30);
    expect([clash?.severity, clash?.busy]).toEqual([severity, threeDays[at]]);
  });

  it('the nights between them are free, and so are the days around', () => {
    expect(findJobClash([day(18, 0, 18, 4), day(8, 3), day(8, -1)], threeDays, false, 30)).toBeNull();
  });
});

it('travel is 1.3 × miles at 28 mph and 10 minutes', () => {
  expect(getTravelMinutes(0)).toBe(10);
  expect(getTravelMinutes(28)).toBeCloseTo(88, 9);
});

it('milesBetween towns, and none to the same place', () => {
  expect(getMilesBetween(phoenix, tucson)).toBeCloseTo(105.6, 0);
  expect(getMilesBetween(phoenix, tempe)).toBeCloseTo(7.9, 0);
  expect(getMilesBetween(tempe, tempe)).toBe(0);
});

it('availability has to cover the whole job, not its start', () => {
  const free = [[7 * hour, 12 * hour] as const, [13 * hour, 18 * hour] as const];
  const jobs = [createJob(7, 9, 5), createJob(8, 10, 5), createJob(6, 8, 3), createJob(13, 15, 5)];
  expect(jobs.map((each) => coversWhole(free, each))).toEqual([true, false, false, true]);
});
