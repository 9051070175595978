// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsUntil } from './countdown';

describe('a waiting time', () => {
  it.each([
    [0, '0:00'],
    [0.2, '0:01'],
    [42, '0:42'],
    [60, '1:00'],
    [605, '10:05'],
    [3725, '1:02:05'],
    [-5, '0:00'],
  ])('a wait of %d s reads %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('until %d at %d is %d s', (moment, now, seconds) => {
    expect(secondsUntil(moment, now)).toBe(seconds);
  });
});
