// @vitest-environment node
import { expect, it } from 'vitest';
import { getFullestWeek } from './weekHours';

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
