import { describe, expect, it, test } from 'vitest';
import { assert, integer, property } from 'fast-check';
import { formatMoney, formatMoneyRange, formatMoneyShort, formatRate, parseMoney, toCents, toDollars } from './money';

describe('cents and dollars', () => {
  test.each([
    [615, 61_500],
    [1.005, 101],
    [24.999, 2500],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [-0.001, 0],
    [19.99, 1999],
  ])('%d dollars are %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents));

  it('returns every amount of cents unchanged after a round trip', () => {
    assert(
      property(integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
      }),
    );
  });
});

describe('money for reading', () => {
  test.each([
    [61_500, '$615.00'],
    [0, '$0.00'],
    [5, '$0.05'],
    [123_456_789, '$1,234,567.89'],
    [-2550, '-$25.50'],
  ])('%d cents read %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

  test.each([
    [15_600, '$156'],
    [15_650, '$156.50'],
    [0, '$0'],
  ])('%d cents in short read %s', (cents, text) => expect(formatMoneyShort(cents)).toBe(text));

  it('adds the hour to a rate', () => expect(formatRate(2400)).toBe('$24.00/hr'));

  test.each([
    [46_800, 52_000, '$468–520'],
    [46_800, 46_810, '$468'],
    [95_000, 123_400, '$950–1,234'],
  ])('an estimate from %d to %d reads %s', (from, to, text) => expect(formatMoneyRange(from, to)).toBe(text));
});

describe('typed money', () => {
  test.each([
    ['24', 2400],
    ['$24.5', 2450],
    ['1,250.00', 125_000],
    ['.5', 50],
    ['7.', 700],
    ['-3', -300],
    ['', null],
    ['.', null],
    ['12abc', null],
    ['1.2.3', null],
  ])('%j is %j cents', (text, cents) => expect(parseMoney(text)).toBe(cents));
});
