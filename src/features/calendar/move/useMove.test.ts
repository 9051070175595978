// @vitest-environment node
import { expect, it } from 'vitest';
import { getEndTime, isHoursOnly } from './useMove';

const order = { date: '2026-11-28', arrival_window: '08:00 - 10:00', estimated_hours: 6 };

it.each([
  [{ ...order, estimated_hours: 7 }, true],
  [{ ...order, date: '2026-11-29' }, false],
  [{ ...order, arrival_window: '09:00 - 11:00' }, false],
])('%o changes only the hours: %s', (move, expected) => {
  expect(isHoursOnly(move, order)).toBe(expected);
});

it.each([
  [6, '14:00'],
  [6.5, '14:30'],
  [17, '01:00'],
])('%d hours from 8 AM end at %s', (estimated_hours, expected) => {
  expect(getEndTime({ ...order, estimated_hours })).toBe(expected);
});
