// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '../../../generated/model';
import { layOutMonth } from './monthWeeks';

/** November 2026 in weeks from Sunday: November 1 to December 5. */
const range = { from: '2026-11-01', to: '2026-12-05' };

let lastId = 0;

function job(date: string, hour = '08', end_date: string | null = null): CalendarItem {
  lastId += 1;
  return { order_id: lastId, date, end_date, arrival_window: `${hour}:00 - ${hour}:30` } as CalendarItem;
}

/** "2 (gap 1, 3 days)" for job 2; "+4 (gap 0)" for four jobs that do not fit. */
function readDay(jobs: readonly CalendarItem[], wanted: string, lines = 4): string[] {
  const day = layOutMonth(jobs, range, lines)
    .flat()
    .find((each) => each.day === wanted);
  const entries =
    day?.entries.map(({ item, gap, span }) => `${jobs.indexOf(item) + 1} (gap ${gap}, ${span} days)`) ?? [];
  return day?.omitted ? [...entries, `+${day.omitted} (gap ${day.omittedGap})`] : entries;
}

it('a month is whole weeks, each day once', () => {
  const weeks = layOutMonth([], range, 4);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0]?.day, weeks[4]?.[6]?.day]).toEqual(['2026-11-01', '2026-12-05']);
});

describe('the jobs of a day', () => {
  it('are sorted by time', () => {
    const jobs = [job('2026-11-03', '12'), job('2026-11-03', '07'), job('2026-11-03', '09')];
    expect(readDay(jobs, '2026-11-03')).toEqual(['2 (gap 0, 1 days)', '3 (gap 0, 1 days)', '1 (gap 0, 1 days)']);
  });

  it('use every line when they fit', () => {
    const jobs = Array.from({ length: 4 }, () => job('2026-11-03'));
    expect(readDay(jobs, '2026-11-03')).toHaveLength(4);
    expect(readDay(jobs, '2026-11-03').at(-1)).toBe('4 (gap 0, 1 days)');
  });

  it('are counted on the last line when they do not fit', () => {
    const jobs = Array.from({ length: 9 }, () => job('2026-11-03'));
    expect(readDay(jobs, '2026-11-03')).toEqual([
      '1 (gap 0, 1 days)',
      '2 (gap 0, 1 days)',
      '3 (gap 0, 1 days)',
      '+6 (gap 0)',
    ]);
  });
});

describe('a job of several days', () => {
  it('is above the others, and keeps its line free on all its days', () => {
    const jobs = [job('2026-11-03', '07'), job('2026-11-03', '12', '2026-11-05'), job('2026-11-04', '07')];
    expect(readDay(jobs, '2026-11-03')).toEqual(['2 (gap 0, 3 days)', '1 (gap 0, 1 days)']);
    expect(readDay(jobs, '2026-11-04')).toEqual(['3 (gap 1, 1 days)']);
    expect(readDay(jobs, '2026-11-05')).toEqual([]);
  });

  it('is below another of the same days', () => {
    const jobs = [job('2026-11-04', '08', '2026-11-05'), job('2026-11-03', '08', '2026-11-05'), job('2026-11-05')];
    expect(readDay(jobs, '2026-11-04')).toEqual(['1 (gap 1, 2 days)']);
    expect(readDay(jobs, '2026-11-05')).toEqual(['3 (gap 2, 1 days)']);
  });

  it('has a part in each week', () => {
    const jobs = [job('2026-11-06', '08', '2026-11-08')];
    expect(readDay(jobs, '2026-11-06')).toEqual(['1 (gap 0, 2 days)']);
    expect(readDay(jobs, '2026-11-07')).toEqual([]);
    expect(readDay(jobs, '2026-11-08')).toEqual(['1 (gap 0, 1 days)']);
  });

  it('is cut at the first and the last day of the month', () => {
    const jobs = [job('2026-10-31', '08', '2026-11-01'), job('2026-12-05', '08', '2026-12-07')];
    expect(readDay(jobs, '2026-11-01')).toEqual(['1 (gap 0, 1 days)']);
    expect(readDay(jobs, '2026-12-05')).toEqual(['2 (gap 0, 1 days)']);
  });

  it('leaves its lines to the count of the days beside it', () => {
    const long = job('2026-11-03', '08', '2026-11-04');
    const jobs = [long, ...Array.from({ length: 3 }, () => job('2026-11-04')), job('2026-11-04'), job('2026-11-04')];
    expect(readDay(jobs, '2026-11-04')).toEqual(['2 (gap 1, 1 days)', '3 (gap 0, 1 days)', '+3 (gap 0)']);
  });

  it('takes the last line when it is the only one left on all its days, else it is counted', () => {
    const full = (date: string) => Array.from({ length: 3 }, () => job(date, '07', date.replace('03', '04')));
    const three = full('2026-11-03');
    const fits = [...three, job('2026-11-03', '09', '2026-11-04')];
    expect(readDay(fits, '2026-11-03').at(-1)).toBe('4 (gap 0, 2 days)');
    const tooMany = [...fits, job('2026-11-04')];
    expect(readDay(tooMany, '2026-11-03').at(-1)).toBe('+1 (gap 0)');
    expect(readDay(tooMany, '2026-11-04')).toEqual(['+2 (gap 3)']);
  });
});

it('a job before the month that ends after midnight is not in it', () => {
  const jobs = [job('2026-10-31', '22')];
  expect(
    layOutMonth(jobs, range, 4)
      .flat()
      .flatMap(({ entries }) => entries),
  ).toEqual([]);
});
