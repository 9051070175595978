// @vitest-environment node
import { expect, it } from 'vitest';
import { isKeyExpired } from './repeats';

it.each([
  ['2026-11-21T15:00:00Z', false],
  ['2026-11-22T14:59:59Z', false],
  ['2026-11-22T15:00:00Z', true],
])('a key of 2026-11-21 15:00, at %s: %s', (now, expired) => {
  expect(isKeyExpired('2026-11-21T15:00:00Z', now)).toBe(expired);
});
