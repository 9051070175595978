import { multiplyCents } from '#platform/lib/money';
import type { Interval, Limits } from '../rows';

export type PlanFacts = {
  id: number;
  audience: 'company' | 'helper';
  name: string;
  description: string;
  /** Cents a month when paid monthly. */
  price: number;
  limits: Limits;
  features: readonly string[];
};

/** The plans, smallest first in each audience (docs/product.md, "Subscription"). */
export const plans: readonly PlanFacts[] = [
  {
    id: 1,
    audience: 'company',
    name: 'Starter',
    price: 4_900,
    description: 'For one branch',
    limits: { branches: 1, members: 10, orders: 40, offers: 3 },
    features: ['Job board and calendar', 'Crew invitations'],
  },
  {
    id: 2,
    audience: 'company',
    name: 'Growth',
    price: 12_900,
    description: 'For several branches and busy weekends',
    limits: { branches: 3, members: 40, orders: null, offers: null },
    features: ['Everything in Starter', 'Find AI', 'Exports'],
  },
  {
    id: 3,
    audience: 'company',
    name: 'Fleet',
    price: 29_900,
    description: 'For a whole region',
    limits: { branches: 10, members: null, orders: null, offers: null },
    features: ['Everything in Growth', 'API access', 'Priority support'],
  },
  {
    id: 4,
    audience: 'helper',
    name: 'Helper Free',
    price: 0,
    description: 'For jobs close to home',
    limits: { serving_areas: 3, accepted_jobs: 10 },
    features: ['Job invitations', 'Calendar'],
  },
  {
    id: 5,
    audience: 'helper',
    name: 'Helper Pro',
    price: 900,
    description: 'For as much work as you want',
    limits: { serving_areas: 15, accepted_jobs: null },
    features: ['Offers 15 minutes early', 'Calendar feed', 'Statements'],
  },
];

export const planIds = { starter: 1, growth: 2, fleet: 3, helperFree: 4, helperPro: 5 } as const;

/** Share of the price when paid yearly. */
const yearlyShare = 0.8;

/** Cents of one period: a month, or a year with its discount. */
export function getPrice({ price }: PlanFacts, interval: Interval): number {
  return interval === 'month' ? price : multiplyCents(price * 12, yearlyShare);
}

export function getPlan(id: number): PlanFacts {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`There is no plan ${id}`);
  return found;
}

/** "2026-00012" */
export function toInvoiceNumber(issuedAt: string, id: number): string {
  return `${issuedAt.slice(0, 4)}-${String(id).padStart(5, '0')}`;
}
