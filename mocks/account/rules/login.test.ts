// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isForgotten, getLoginWait } from './login';

const now = new Date('2026-11-21T15:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

describe('loginWait', () => {
  it.each([
    ['no failures', [], 0],
    ['nine just now', times(9, 1), 0],
    ['ten just now', times(10, 0), 60],
    ['ten, the oldest 50 s ago', [...times(9, 1), 50], 10],
    ['ten, the oldest a minute ago', [...times(9, 1), 60], 0],
    ['twelve: two have to grow old', [...times(9, 1), 20, 40, 50], 40],
  ])('%s', (_name, secondsAgo: number[], wait) => {
    expect(getLoginWait(secondsAgo.map(before), now)).toBe(wait);
  });
});

it('forgets a failure after a minute', () => {
  expect([isForgotten(before(59), now), isForgotten(before(60), now)]).toEqual([false, true]);
});
