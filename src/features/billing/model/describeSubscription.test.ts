// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findExpiryProblem } from './card';
import { allowance, getCloseness, isLimitName, priceText } from './describeSubscription';

it.each([
  ['branches', 1, '1 branch'],
  ['members', 40, '40 active members'],
  ['orders', null, 'Unlimited jobs per month'],
] as const)('%s %s is "%s"', (name, allowed, expected) => expect(allowance(name, allowed)).toBe(expected));

it.each([
  [12_900, 'month', '$129.00/mo'],
  [123_840, 'year', '$1,238.40/yr'],
  [0, 'month', 'Free'],
] as const)('%i by the %s is "%s"', (cents, interval, expected) => expect(priceText(cents, interval)).toBe(expected));

it.each([
  [1, 3, 'roomy'],
  [8, 10, 'near'],
  [3, 3, 'full'],
  [51, 40, 'full'],
  [900, null, 'roomy'],
] as const)('%i of %s is %s', (used, allowed, expected) => expect(getCloseness(used, allowed)).toBe(expected));

describe('a card is valid', () => {
  it.each([
    ['11/26', undefined],
    ['10/26', 'This card has expired'],
    ['13/28', 'Enter the month and year, like 08/29'],
    ['1/28', 'Enter the month and year, like 08/29'],
  ])('%s: %s', (text, expected) => expect(findExpiryProblem(text, '2026-11-30')).toBe(expected));
});

it('accepts only known limits from the address bar', () => {
  expect([isLimitName('branches'), isLimitName('payment'), isLimitName(null)]).toEqual([true, false, false]);
});
