// @vitest-environment node
import { expect, it } from 'vitest';
import { formatTimeLeft } from './timeLeft';

const now = new Date('2026-11-21T15:00:00Z');

it.each([
  ['2026-11-24T19:30:00Z', '3 days 4 hr'],
  ['2026-11-22T15:00:00Z', '1 day'],
  ['2026-11-21T18:20:00Z', '3 hr 20 min'],
  ['2026-11-21T16:00:59Z', '1 hr'],
  ['2026-11-21T15:12:30Z', '12 min'],
  ['2026-11-21T15:00:20Z', '1 min'],
  ['2026-11-21T15:00:00Z', undefined],
  ['2026-11-21T14:00:00Z', undefined],
])('%s is %s away', (deadline, left) => {
  expect(formatTimeLeft(deadline, now)?.replaceAll('\u00a0', ' ')).toBe(left);
});
