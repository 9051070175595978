// @vitest-environment node
import { expect, it } from 'vitest';
import { fitsPlan, isReadOnly, getLimitText, listExceededLimits, planIds, getPlan, getPrice } from './plans';

it.each([
  ['branches', 1, 'Your plan includes 1 branch. Upgrade to add more.'],
  ['branches', 3, 'Your plan includes 3 branches. Upgrade to add more.'],
  ['members', 10, 'Your plan includes 10 active members. Upgrade to add more.'],
  ['orders', 40, 'Your plan includes 40 jobs per month. Upgrade to add more.'],
] as const)('%s of %i: %s', (limit, allowed, text) => expect(getLimitText(limit, allowed)).toBe(text));

it.each([
  ['under the limit', { branches: 3 }, 2, 1, true],
  ['at the limit', { branches: 3 }, 3, 1, false],
  ['several at once', { branches: 3 }, 1, 3, false],
  ['without a limit', { branches: null }, 900, 1, true],
  ['for something the plan does not mention', {}, 900, 1, true],
] as const)('a new branch %s', (_what, limits, used, more, expected) =>
  expect(fitsPlan(limits, 'branches', used, more)).toBe(expected),
);

it('lists everything that exceeds a smaller plan', () => {
  const used = { branches: 3, members: 51, orders: 12 };
  expect(listExceededLimits(getPlan(planIds.starter).limits, used)).toEqual([
    { limit: 'branches', text: 'You have 3 branches. This plan includes 1.' },
    { limit: 'members', text: 'You have 51 active members. This plan includes 10.' },
  ]);
  expect(listExceededLimits(getPlan(planIds.fleet).limits, used)).toEqual([]);
});

it.each([
  ['trialing', false],
  ['active', false],
  ['past_due', false],
  ['unpaid', true],
  ['paused', true],
  ['incomplete', true],
  ['canceled', true],
] as const)('%s is read-only: %s', (status, expected) => expect(isReadOnly(status)).toBe(expected));

it('a year costs four fifths of twelve months', () => {
  expect([planIds.starter, planIds.growth, planIds.fleet].map((id) => getPrice(getPlan(id), 'year'))).toEqual([
    47_040, 123_840, 287_040,
  ]);
});
