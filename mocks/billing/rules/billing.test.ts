// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from '../tables';
import { beginPeriod, applyDue, getNextDue, getPeriodEnd, applyCard, previewChoice, checkCard } from './billing';
import { planIds, getPlan } from './plans';

const { starter, growth, fleet, helperFree, helperPro } = planIds;
const card = { brand: 'Visa', last4: '4242', exp: '08/29', outcome: 'pays' } as const;
const failing = { ...card, last4: '0341', outcome: 'fails' } as const;
const middle = '2026-11-16T00:00:00Z';

function createRow(given: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: 1,
    company_id: 1,
    user_id: null,
    plan_id: growth,
    interval: 'month',
    status: 'active',
    limits: getPlan(growth).limits,
    trial_ends_at: null,
    is_trial_end_announced: false,
    current_period_start: '2026-11-01T00:00:00Z',
    current_period_end: '2026-12-01T00:00:00Z',
    cancel_at_period_end: false,
    cancel_reason: null,
    canceled_at: null,
    past_due_since: null,
    next_plan: null,
    card,
    billing_address: null,
    ...given,
  };
}

it.each([
  ['2026-11-21T15:00:00Z', 'month', 1, '2026-12-21T15:00:00Z'],
  ['2026-01-31T15:00:00Z', 'month', 1, '2026-02-28T15:00:00Z'],
  ['2026-12-31T15:00:00Z', 'month', 2, '2027-02-28T15:00:00Z'],
  ['2028-02-29T15:00:00Z', 'year', 1, '2029-02-28T15:00:00Z'],
  ['2026-03-30T15:00:00Z', 'month', -1, '2026-02-28T15:00:00Z'],
] as const)('%s and a %s times %i ends %s', (start, interval, periods, expected) =>
  expect(getPeriodEnd(start, interval, periods)).toBe(expected),
);

describe('changes without a call', () => {
  const trial = { status: 'trialing', trial_ends_at: '2026-11-15T00:00:00Z' } as const;
  const late = { past_due_since: '2026-11-01T00:00:00Z' } as const;

  it.each<[string, Partial<SubscriptionRow>, string, Partial<SubscriptionRow>, string | null]>([
    ['renews', {}, '2026-12-01T00:00:00Z', { status: 'active', current_period_end: '2027-01-01T00:00:00Z' }, 'paid'],
    ['fails', { card: failing }, '2026-12-01T00:00:00Z', { status: 'past_due' }, 'open'],
    ['is unpaid after 7 days', { status: 'past_due', ...late }, '2026-11-08T00:00:00Z', { status: 'unpaid' }, null],
    ['ends after 30', { status: 'unpaid', ...late }, '2026-12-01T00:00:00Z', { status: 'canceled' }, null],
    ['ends if canceled', { cancel_at_period_end: true }, '2026-12-01T00:00:00Z', { status: 'canceled' }, null],
    [
      'tells the office three days before',
      { ...trial, card: null },
      '2026-11-12T00:00:00Z',
      { status: 'trialing', is_trial_end_announced: true },
      null,
    ],
    [
      'pauses without a card',
      { ...trial, card: null, is_trial_end_announced: true },
      '2026-11-15T00:00:00Z',
      { status: 'paused' },
      null,
    ],
    ['is paid first after the trial', trial, '2026-11-15T00:00:00Z', { status: 'active', trial_ends_at: null }, 'paid'],
    ['lacks its first payment', { ...trial, card: failing }, '2026-11-15T00:00:00Z', { status: 'incomplete' }, 'open'],
    [
      'becomes smaller as chosen',
      { next_plan: { plan_id: starter, interval: 'year' } },
      '2026-12-01T00:00:00Z',
      { plan_id: starter, interval: 'year', limits: getPlan(starter).limits, next_plan: null },
      'paid',
    ],
    [
      'falls back to the free plan',
      { company_id: null, user_id: 5, plan_id: helperPro, cancel_at_period_end: true },
      '2026-12-01T00:00:00Z',
      { plan_id: helperFree, status: 'active' },
      null,
    ],
  ])('%s', (_what, given, due, expected, invoice) => {
    const before = createRow(given);
    expect(getNextDue(before)).toBe(due);
    const after = applyDue(before, due);
    expect(after.row).toMatchObject(expected);
    expect(after.invoice?.status ?? null).toBe(invoice);
  });

  it.each(['paused', 'incomplete', 'canceled'] as const)('is nothing while %s', (status) =>
    expect(getNextDue(createRow({ status }))).toBeNull(),
  );

  it('is nothing on a plan that costs nothing', () =>
    expect(getNextDue(createRow({ plan_id: helperFree }))).toBeNull());
});

describe('a choice', () => {
  const used = { branches: 3, members: 12, orders: 50 };
  // 15 of 30 days are left.
  it.each<[string, Partial<SubscriptionRow>, number, 'month' | 'year', object]>([
    ['larger', {}, fleet, 'month', { when: 'now', credit: 6_450, due_now: 8_500, renews_at: '2026-12-01T00:00:00Z' }],
    [
      'the year',
      {},
      growth,
      'year',
      { when: 'now', credit: 6_450, due_now: 117_390, renews_at: '2027-11-16T00:00:00Z' },
    ],
    ['the same', {}, growth, 'month', { when: 'unchanged', due_now: 0, credit: 0 }],
    ['smaller', {}, starter, 'month', { when: 'period_end', due_now: 0, begins_at: '2026-12-01T00:00:00Z' }],
    ['from year to month', { interval: 'year' }, fleet, 'month', { when: 'period_end', due_now: 0 }],
    ['in a trial', { status: 'trialing', card: null }, fleet, 'year', { when: 'now', due_now: 0, needs_card: false }],
    ['after the end', { status: 'canceled' }, growth, 'month', { when: 'now', due_now: 12_900, credit: 0 }],
    ['from the free plan', { plan_id: helperFree }, helperPro, 'month', { when: 'now', due_now: 900, credit: 0 }],
    ['without a card', { status: 'paused', card: null }, growth, 'month', { needs_card: true }],
  ])('%s', (_what, given, plan_id, interval, expected) =>
    expect(previewChoice(createRow(given), { plan_id, interval }, middle, used)).toMatchObject(expected),
  );

  it('is blocked by what stays, not by the jobs of this month', () => {
    const { blockers } = previewChoice(createRow(), { plan_id: starter, interval: 'month' }, middle, used);
    expect(blockers).toEqual([
      'You have 3 branches. This plan includes 1.',
      'You have 12 active members. This plan includes 10.',
    ]);
  });
});

describe('a card', () => {
  const typed = { number: '4242424242424242', exp: '11/26', cvc: '123' };

  it.each([
    ['good to the end of its month', {}, { card: { brand: 'Visa', last4: '4242', exp: '11/26', outcome: 'pays' } }],
    ['expired', { exp: '10/26' }, { field: 'exp' }],
    ['with a code too long', { cvc: '1234' }, { field: 'cvc' }],
    ['of American Express', { number: '378282246310005', cvc: '1234' }, { card: { last4: '0005' } }],
    ['declined', { number: '4000000000000002' }, { field: 'number' }],
    ['that might be real', { number: '4111111111111111' }, { field: 'number' }],
  ])('%s', (_what, change, expected) =>
    expect(checkCard({ ...typed, ...change }, new Date('2026-11-30T23:00:00Z'))).toMatchObject(expected),
  );

  it('pays what is open if it pays', () => {
    const owing = beginPeriod(createRow({ card: failing }), middle, 'past_due').row;
    expect(applyCard(owing, card)).toMatchObject({ row: { status: 'active', past_due_since: null }, paysOpen: true });
    expect(applyCard(owing, failing)).toMatchObject({ row: { status: 'past_due' }, paysOpen: false });
    expect(applyCard(createRow(), card)).toMatchObject({ row: { status: 'active' }, paysOpen: false });
  });
});
