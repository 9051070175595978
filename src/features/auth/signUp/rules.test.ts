// @vitest-environment node
import { expect, it } from 'vitest';
import { agreed } from './rules';

it.each([
  [true, undefined],
  [false, 'Please agree to the terms to continue'],
  [undefined, 'Please agree to the terms to continue'],
])('consent of %s: %s', (value, message) => {
  expect(agreed(value, {})).toBe(message);
});
