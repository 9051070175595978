// @vitest-environment node
import { expect, it } from 'vitest';
import { formatMonth, formatShortMonth, listMonths, toMonth } from './months';

it('lists twelve months, this month last', () => {
  const months = listMonths('2026-11-21', 12);
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[11]]).toEqual(['2025-12', '2026-01', '2026-11']);
});

it('lists months over the end of a year', () =>
  expect(listMonths('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01']));

it('names a month with and without its year', () => {
  expect(formatMonth(toMonth('2026-11-21'))).toBe('Nov 2026');
  expect(formatShortMonth('2026-11')).toBe('Nov');
});
