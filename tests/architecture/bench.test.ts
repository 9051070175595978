// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { growth, median, quantile, table, verdict } from '../../tools/bench/table';

describe('the figures', () => {
  test('median and quantile', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
    expect(quantile([2, 1], 0)).toBe(1);
  });

  test.each([
    [1, 0],
    [10, 1],
    [100, 2],
  ])('ten times as much that takes %i times as long grows with exponent %i', (times, exponent) => {
    expect(growth({ size: 1_000, ms: 2 }, { size: 10_000, ms: 2 * times })).toBeCloseTo(exponent);
  });

  test('are compared with their targets', () => {
    expect([verdict(5, 5), verdict(5.1, 5), verdict(5, undefined)]).toEqual(['ok', 'OVER', '']);
  });

  test('are in columns, numbers right-aligned', () => {
    expect(
      table([
        ['page', 'JS'],
        ['login', '9.5'],
        ['activity', 120],
      ]),
    ).toBe(['page       JS', 'login     9.5', 'activity  120'].join('\n'));
  });
});
