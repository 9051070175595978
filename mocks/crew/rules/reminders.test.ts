// @vitest-environment node
import { expect, it } from 'vitest';
import { hourMs } from '../../provider/time/times';
import { getNextReminder, listDueReminders } from './reminders';

const start = 100 * hourMs;

it.each([
  ['before both', 70, 75, []],
  ['at 24 hours', 75, 76, [24]],
  ['once only', 76, 77, []],
  ['at 2 hours', 97, 98.5, [2]],
  ['both after a long pause', 70, 99, [24, 2]],
  ['none that was due before', 98, 99, []],
])('%s', (_what, since, now, due) => {
  expect(listDueReminders(start, since * hourMs, now * hourMs)).toEqual(due);
});

it.each([
  [70, 76],
  [76, 98],
  [98, null],
])('after hour %i the next is due at %s', (now, next) => {
  expect(getNextReminder(start, now * hourMs)).toBe(next === null ? null : next * hourMs);
});
