// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adultRule, rateRule, upToThree } from './personRules';

describe('a birth date on November 21, 2026', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['', undefined],
    ['2008-11-21', undefined],
    ['2008-11-22', 'You must be 18 or older.'],
    ['2020-01-01', 'You must be 18 or older.'],
    ['2026-11-22', 'Enter a valid date as MM/DD/YYYY'],
    ['2001-02-30', 'Enter a valid date as MM/DD/YYYY'],
    ['1890-01-01', 'Enter a valid date as MM/DD/YYYY'],
    ['04/17', 'Enter a valid date as MM/DD/YYYY'],
  ])('a birth date of %j: %s', (typed, message) => {
    expect(adultRule(typed, {})).toBe(message);
  });
});

it.each([
  [null, undefined],
  [1450, 'The minimum value allowed is $15.00'],
  [1500, undefined],
  [2250, undefined],
  [2225, 'Use $0.50 increments'],
  [15_000, undefined],
  [15_050, 'The maximum value allowed is $150.00'],
])('a rate of %s cents: %s', (cents, message) => {
  expect(rateRule(cents, {})).toBe(message);
});

it.each([
  [[], undefined],
  [[1, 2, 3], undefined],
  [[1, 2, 3, 4], 'Choose up to 3'],
])('positions %j: %s', (positions, message) => {
  expect(upToThree(positions, {})).toBe(message);
});
