// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import { describeDecision, forbidden } from '../../../tests/kit/refusals';
import type { SubscriptionRow } from '../tables';
import {
  createSubscription,
  checkCancelPlan,
  checkChoice,
  checkPlan,
  checkResumePlan,
  decideCard,
  decidePlan,
  decideSubscription,
  previewChoice,
} from './billing';
import { checkPlanLimit, planIds } from './plans';

const now = '2026-11-21T15:00:00Z';
const card = { brand: 'Visa', last4: '4242', exp: '08/29', outcome: 'pays' } as const;
const growth = { company_id: 1, user_id: null, plan_id: planIds.growth, current_period_start: '2026-11-01T00:00:00Z' };
const row: SubscriptionRow = { ...createSubscription({ ...growth, card }), id: 1 };
const choose = (subscription: SubscriptionRow, plan_id: number, used = {}) =>
  previewChoice(subscription, { plan_id, interval: 'month' }, now, used);

it.each([
  [planIds.growth, null],
  [planIds.helperPro, 'invalid plan_id: Value is not valid'],
])('the plan %i of the first three', (planId, expected) => {
  expect(describeDecision(checkPlan([{ id: 1 }, { id: 2 }, { id: 3 }], planId))).toBe(expected);
});

describe('a choice', () => {
  const due = 'conflict payment_due: Pay the open invoice first. Changing your card pays it right away.';
  it.each([
    ['of a larger plan', row, planIds.fleet, {}, null],
    ['while a payment is missing', { ...row, status: 'past_due' }, planIds.fleet, {}, due],
    ['while nothing is paid', { ...row, status: 'unpaid' }, planIds.fleet, {}, due],
    [
      'of a plan that is too small',
      row,
      planIds.starter,
      { branches: 2 },
      'conflict plan_too_small: Starter doesn’t cover your current usage.',
    ],
    ['without a card', { ...row, card: null }, planIds.fleet, {}, 'invalid payment_method: Add a card first.'],
  ] as const)('%s', (_name, subscription, planId, used, expected) => {
    expect(describeDecision(checkChoice(subscription, choose(subscription, planId, used)))).toBe(expected);
  });
});

describe('what a choice makes of a subscription', () => {
  it.each([
    ['the same plan: it stays', { ...row, cancel_at_period_end: true }, planIds.growth, planIds.growth, false],
    ['a smaller plan: with the next period', row, planIds.starter, planIds.growth, false],
    ['a larger plan: now, and paid', row, planIds.fleet, planIds.fleet, true],
    ['any plan in a trial: now, and free', { ...row, status: 'trialing' }, planIds.fleet, planIds.fleet, false],
    ['after the end: a new period', { ...row, status: 'canceled' }, planIds.fleet, planIds.fleet, true],
  ] as const)('%s', (_name, subscription, planId, after, hasInvoice) => {
    const decision = decidePlan(subscription, choose(subscription, planId), now);
    if (!('row' in decision)) throw new Error(decision.message);
    const { plan_id, cancel_at_period_end, next_plan } = decision.row;
    expect([plan_id, cancel_at_period_end, decision.invoice !== null]).toEqual([after, false, hasInvoice]);
    expect(next_plan?.plan_id ?? plan_id).toBe(planId);
  });

  it('a card that does not pay changes nothing', () => {
    const failing: SubscriptionRow = { ...row, card: { ...card, outcome: 'fails' } };
    expect(describeDecision(decidePlan(failing, choose(failing, planIds.fleet), now))).toBe(
      'conflict card_declined: Your card was declined. Nothing was changed. Try another card.',
    );
  });
});

const changed = 'conflict wrong_state: Your subscription changed while you were editing. Please review it.';
it.each([
  ['active', {}, null, changed],
  ['canceled for the end of the period', { cancel_at_period_end: true }, changed, null],
  ['ended', { status: 'canceled' }, changed, changed],
  ['free', { plan_id: planIds.helperFree }, changed, changed],
] as const)('a subscription that is %s is canceled or resumed', (_name, change, cancel, resume) => {
  const subscription = { ...row, ...change };
  expect([describeDecision(checkCancelPlan(subscription)), describeDecision(checkResumePlan(subscription))]).toEqual([
    cancel,
    resume,
  ]);
});

it.each([
  ['4242424242424242', '08/29', '123', card],
  ['4242424242424242', '10/26', '123', 'invalid exp: This card has expired'],
  ['4242424242424242', '08/29', '1234', 'invalid cvc: Enter the 3-digit code'],
  [
    '4111111111111111',
    '08/29',
    '123',
    'invalid number: Only the listed test numbers work here. Never enter a real card.',
  ],
])('the card %s, %s, %s', (number, exp, cvc, expected) => {
  expect(describeDecision(decideCard({ number, exp, cvc }, new Date(now)))).toEqual(expected);
});

describe('one more branch', () => {
  const limits = { branches: 3, members: null };
  it.each([
    ['active', 2, null],
    ['past_due', 2, null],
    ['active', 3, 'planLimit branches: Your plan includes 3 branches. Upgrade to add more.'],
    ['unpaid', 0, 'planLimit payment: Your subscription is unpaid. Existing jobs continue. Pay to add anything new.'],
  ] as const)('%s, %i of 3', (status, used, expected) => {
    expect(describeDecision(checkPlanLimit({ status, limits }, 'branches', used, 1))).toBe(expected);
  });
  it('members are not limited', () => {
    expect(checkPlanLimit({ status: 'active', limits }, 'members', 1000, 1)).toBeNull();
  });
});

it.each([
  [UserType.owner, 'manageSubscription', row, row],
  [UserType.office, 'viewSubscription', row, row],
  [UserType.office, 'manageSubscription', row, forbidden],
  [UserType.owner, 'viewSubscription', undefined, forbidden],
] as const)('someone of type %i: %s', (type, action, found, expected) => {
  expect(describeDecision(decideSubscription({ id: 1, type, company_id: 1 }, action, found))).toEqual(expected);
});
