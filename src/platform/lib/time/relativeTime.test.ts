import { expect, test } from 'vitest';
import { relativeTime, timeAgo } from './timeLeft';

const now = new Date('2026-11-21T15:00:00Z');

test.each([
  ['2026-11-21T15:00:00Z', 'just now'],
  ['2026-11-21T14:59:01Z', 'just now'],
  ['2026-11-21T15:00:59Z', 'just now'],
  ['2026-11-21T14:59:00Z', '1\u00a0min ago'],
  ['2026-11-21T14:48:00Z', '12\u00a0min ago'],
  ['2026-11-21T13:01:00Z', '1\u00a0hr ago'],
  ['2026-11-20T15:00:01Z', '23\u00a0hr ago'],
  ['2026-11-19T15:00:00Z', '2\u00a0days ago'],
  ['2026-11-14T15:00:01Z', '7\u00a0days ago'],
  ['2026-11-14T15:00:00Z', 'Sat, Nov 14'],
  ['2026-11-03T03:00:00Z', 'Mon, Nov 2'],
  ['2025-11-03T15:00:00Z', 'Mon, Nov 3, 2025'],
  ['2026-11-21T15:20:00Z', 'in 20\u00a0min'],
  ['2026-11-22T19:00:00Z', 'in 1\u00a0day'],
  ['2026-12-05T19:00:00Z', 'Sat, Dec 5'],
])('%s reads %s', (instant, text) => expect(relativeTime(instant, now, 'America/Phoenix')).toBe(text));

test.each([
  ['2026-11-21T14:48:00Z', '12\u00a0min ago'],
  ['2026-11-21T15:09:00Z', 'just now'],
  ['2026-12-05T19:00:00Z', 'just now'],
])('an event of %s happened %s', (instant, text) => expect(timeAgo(instant, now, 'America/Phoenix')).toBe(text));
