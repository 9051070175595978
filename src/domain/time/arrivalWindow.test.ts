// @vitest-environment node
import { expect, test } from 'vitest';
import { arrivalWindowProblem, isUsualWindow, moveWindow, toArrivalWindow } from './arrivalWindow';

test.each([
  ['08:00 - 09:00', false, null],
  ['08:00 - 08:59', false, 'too_short'],
  ['08:00 - 08:59', true, null],
  ['08:00 - 08:00', true, null],
  ['08:00 - 08:00', false, 'too_short'],
  ['23:00 - 23:59', false, null],
  ['23:01 - 23:59', false, 'too_short'],
  ['17:59 - 23:59', false, null],
  ['08:00 - 14:00', false, null],
  ['08:00 - 14:01', false, 'too_long'],
  ['08:00 - 14:01', true, 'too_long'],
  ['14:00 - 08:00', true, 'too_long'],
  ['25:00 - 26:00', false, 'no_window'],
  ['morning', true, 'no_window'],
  ['', true, 'no_window'],
] as const)('the window %s of an order, firm: %s, has the problem %s', (window, isFirm, problem) => {
  expect(arrivalWindowProblem(window, isFirm)).toBe(problem);
});

test.each([
  ['08:00 - 08:00', true],
  ['08:00 - 14:00', true],
  ['08:00 - 14:01', false],
  ['14:00 - 08:00', false],
  ['08:00 - 1', false],
  ['25:00 - 26:00', false],
  ['', false],
])('a branch may keep the window %s: %s', (window, isAllowed) => {
  expect(isUsualWindow(window)).toBe(isAllowed);
});

test.each([
  [480, '08:00 - 10:00'],
  [510, '08:30 - 09:30'],
  [1410, '23:30 - 23:59'],
])('the arrival window that begins at minute %i is %s', (start, window) => {
  expect(toArrivalWindow(start, ['08:00 - 10:00', '13:00 - 15:00'])).toBe(window);
});

test('a moved window is as long as before', () => {
  expect(moveWindow('08:00 - 11:00', 13 * 60)).toBe('13:00 - 16:00');
  expect(moveWindow('08:00 - 11:00', 22 * 60)).toBe('22:00 - 23:59');
});
