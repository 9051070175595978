// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatDateInput } from '../../lib/time/dates';
import { fromDay, toDay } from './dates';

describe('days', () => {
  it('travel as year-month-day and show as month/day/year', () => {
    expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(formatDateInput('2026-11-28')).toBe('11/28/2026');
    expect(toDay(fromDay('2024-02-29') ?? new Date(0))).toBe('2024-02-29');
  });

  it.each(['', '2026-02-30', '11/28/2026', '2026-1-5'])('"%s" is no day', (text) => {
    expect(fromDay(text)).toBeUndefined();
  });
});
