import { assert, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatMoney,
  formatMoneyRange,
  formatMoneyShort,
  formatRate,
  multiplyCents,
  parseMoney,
  toCents,
  toDollars,
} from './money';

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

describe('cents times a number', () => {
  it('rounds half cents up, exactly', () => {
    expect(multiplyCents(2450, 4.27)).toBe(10_462);
    assert(
      property(integer({ min: 0, max: 10_000 }), integer({ min: 0, max: 100_000 }), (hundredths, rate) => {
        const exact = Number((BigInt(hundredths) * BigInt(rate) * 2n + 100n) / 200n);
        expect(multiplyCents(rate, hundredths / 100)).toBe(exact);
      }),
    );
  });

  it('rounds all quarter cents as people do', () => {
    for (let quarters = 0; quarters <= 200_000; quarters += 1) {
      const exact = Math.floor((quarters + 2) / 4);
      if (multiplyCents(quarters, 0.25) !== exact || toCents(quarters / 400) !== exact)
        throw new Error(`${quarters} quarter cents are ${multiplyCents(quarters, 0.25)}, ${toCents(quarters / 400)}`);
    }
  });
});

describe('typed money', () => {
  test.each([
    ['24', 2400],
    ['$24.5', 2450],
    ['24.5 $', 2450],
    ['$ 24.50', 2450],
    ['75,00', 7500],
    ['24,50', 2450],
    ['24,5', 2450],
    ['$75,00', 7500],
    ['75,00 $', 7500],
    ['1,250', 125_000],
    ['1,250.00', 125_000],
    ['1.250,00', 125_000],
    ['1 250,00', 125_000],
    ['1\u00a0250,00 $', 125_000],
    ['$1,250,000.5', 125_000_050],
    [' 24.50\t', 2450],
    ['\u202d24.50\u202c', 2450],
    ['.5', 50],
    [',50', 50],
    ['0,05', 5],
    ['7.', 700],
    ['0', 0],
    ['-3', -300],
    ['-$3', -300],
    ['$-3', -300],
    ['', null],
    ['.', null],
    ['$', null],
    ['$$5', null],
    ['12abc', null],
    ['1.2.3', null],
    ['1,2,3', null],
    ['24.505', null],
    ['24,505.505', null],
    ['24.5050', null],
    ['0.125', null],
    ['1.250', null],
    ['75,0000', null],
    ['24 50', null],
    ['€5', null],
    ['5 USD', null],
    ['5k', null],
    ['(5.00)', null],
    ['$5-6', null],
  ])('%j is %j cents', (text, cents) => expect(parseMoney(text)).toBe(cents));
});
