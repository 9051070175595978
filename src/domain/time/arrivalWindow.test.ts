// @vitest-environment node
import { expect, test } from 'vitest';
import { arrivalWindowProblem, isUsualWindow } from './arrivalWindow';

test.each([
  ['08:00 - 09:00', false, null],
  ['08:00 - 08:59', false, 'too_short'],
  ['08:00 - 08:59', true, null],
  ['08:00 - 08:00', true, null],
  ['08:00 - 08:00', false, 'too_short'],
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
