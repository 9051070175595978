// @vitest-environment node
import { expect, it } from 'vitest';
import type { Plan, Subscription } from '#generated/model';
import { getOffer } from './offer';

const plans = [
  ['Starter', 4_900],
  ['Growth', 12_900],
  ['Fleet', 29_900],
] as const;
const [starter, growth, fleet] = plans.map(([name, price_monthly], index) =>
  createPlan(index + 1, name, price_monthly),
);

it.each<[string, Plan | undefined, 'month' | 'year', Partial<Subscription>, string | undefined]>([
  ['a larger plan', fleet, 'month', {}, 'Upgrade to Fleet'],
  ['a smaller plan', starter, 'year', {}, 'Switch to Starter'],
  ['the current plan', growth, 'month', {}, undefined],
  ['the current plan by the year', growth, 'year', {}, 'Switch to yearly billing'],
  ['what begins next anyway', starter, 'month', { next_plan: next() }, undefined],
  ['a plan while something is open', fleet, 'month', { status: 'past_due' }, undefined],
  ['a plan while all is unpaid', fleet, 'month', { status: 'unpaid' }, undefined],
  ['a plan after the end', growth, 'month', { status: 'canceled' }, 'Start Growth'],
])('%s', (_what, plan, interval, change, expected) => {
  const subscription = { ...own(), ...change };
  expect(plan && getOffer(plan, interval, subscription)?.label).toBe(expected);
});

function createPlan(id: number, name: string, price_monthly: number): Plan {
  const price_yearly = Math.round(price_monthly * 9.6);
  return {
    id,
    name,
    price_monthly,
    price_yearly,
    audience: 'company',
    description: '',
    limits: {},
    features: [],
  };
}

function next() {
  return { plan_id: 1, name: 'Starter', interval: 'month', price: 4_900, begins_at: '2026-12-10T15:00:00Z' } as const;
}

function own(): Subscription {
  const moment = '2026-12-10T15:00:00Z';
  return {
    plan: createPlan(2, 'Growth', 12_900),
    interval: 'month',
    price: 12_900,
    status: 'active',
    trial_ends_at: null,
    current_period_start: moment,
    current_period_end: moment,
    cancel_at_period_end: false,
    canceled_at: null,
    grace_ends_at: null,
    read_only: false,
    amount_due: 0,
    next_plan: null,
    seats: 0,
    limits: {},
    usage: {},
    payment_method: null,
    billing_address: null,
    invoices: [],
  };
}
