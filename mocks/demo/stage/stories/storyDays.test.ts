// @vitest-environment node
import { expect, it } from 'vitest';
import { findSaturday, findWeekday } from './storyDays';

it.each([
  ['2026-11-27', '2026-11-28'],
  ['2026-11-28', '2026-12-05'],
  ['2026-11-29', '2026-12-05'],
])('the Saturday after %s is %s', (today, saturday) => {
  expect(findSaturday(today)).toBe(saturday);
});

it('a story that is played again takes the next day on which helpers usually work', () => {
  const days = Array.from({ length: 7 }, (_, turn) => findWeekday('2026-11-30', turn));
  expect(days).toEqual([
    '2027-01-11',
    '2027-01-12',
    '2027-01-13',
    '2027-01-14',
    '2027-01-15',
    '2027-01-18',
    '2027-01-19',
  ]);
});
