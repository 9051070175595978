// @vitest-environment node
import { expect, it } from 'vitest';
import { findBirthDateProblem } from './age';

const tooYoung = 'You must be 18 or older.';

it.each([
  ['2008-11-21', '2026-11-21', null],
  ['2008-11-22', '2026-11-21', tooYoung],
  ['2008-12-01', '2026-11-21', tooYoung],
  ['1950-01-01', '2026-11-21', null],
  ['2026-11-21', '2026-11-21', tooYoung],
  ['1906-01-01', '2026-11-21', null],
  ['1905-12-31', '2026-11-21', 'Value is not valid'],
  ['1850-05-05', '2026-11-21', 'Value is not valid'],
  // Born on February 29: 18 on March 1.
  ['2008-02-29', '2026-02-28', tooYoung],
  ['2008-02-29', '2026-03-01', null],
])('born %s, on %s: %s', (birthDate, today, problem) => {
  expect(findBirthDateProblem(birthDate, today)).toBe(problem);
});
