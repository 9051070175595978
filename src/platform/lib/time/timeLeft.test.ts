// @vitest-environment node
import { expect, it } from 'vitest';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { formatSpan, formatTimeLeft } from './timeLeft';

const now = new Date('2026-11-21T15:00:00Z');

it.each([
  ['2026-11-24T19:30:00Z', '3 days'],
  // Past midnight of the day after tomorrow by the clock of the zone, 1 day 16 hr away.
  ['2026-11-23T07:30:00Z', '2 days'],
  ['2026-11-22T15:00:00Z', '1 day'],
  ['2026-11-21T18:20:00Z', '3 hr 20 min'],
  ['2026-11-21T16:00:59Z', '1 hr'],
  ['2026-11-21T15:12:30Z', '12 min'],
  ['2026-11-21T15:00:20Z', '1 min'],
  ['2026-11-21T15:00:00Z', undefined],
  ['2026-11-21T14:00:00Z', undefined],
])('%s is %s away', (deadline, left) => {
  const found = formatTimeLeft(deadline, now, 'America/Phoenix');
  expect(found && plainSpaces(found)).toBe(left);
});

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [200, '3 hr 20 min'],
  [24 * 60, '1 day'],
  [28 * 60 + 59, '1 day 4 hr'],
  [7 * 24 * 60 + 600, '7 days'],
])('%i minutes are %s', (minutes, words) => expect(plainSpaces(formatSpan(minutes * 60_000))).toBe(words));

it('a span keeps number and unit on one line', () => expect(formatSpan(90 * 60_000)).toBe('1\u00a0hr 30\u00a0min'));
