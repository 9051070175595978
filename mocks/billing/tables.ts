import { type RowOf, narrow } from '../provider/store/columns';
import { defineTable } from '../provider/store/table';

/** Limits of a subscription. A missing name does not apply to the plan; null means unlimited. */
export type Limits = Partial<Record<LimitName, number | null>>;
export type LimitName = 'branches' | 'members' | 'orders' | 'offers' | 'serving_areas' | 'accepted_jobs';

export type Interval = 'month' | 'year';
/** Stripe's names. */
export type BillingState = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | 'incomplete';

/** Never the card number: what identifies the card, and what happens when it is charged. */
export type CardRow = { brand: string; last4: string; exp: string; outcome: 'pays' | 'fails' };

type BillingAddressRow = Record<'name' | 'email' | 'address_line' | 'city' | 'state' | 'zip', string> & {
  unit: string | null;
};

/** Belongs to a company or to a helper: one of the two ids is null. */
export type SubscriptionRow = RowOf<typeof subscriptionColumns>;
const subscriptionColumns = {
  id: 'number',
  company_id: 'number?',
  user_id: 'number?',
  plan_id: 'number',
  interval: narrow<Interval>('text'),
  status: narrow<BillingState>('text'),
  /** The plan's limits at the time it was chosen. */
  limits: narrow<Limits>('json'),
  trial_ends_at: 'text?',
  /** The office has been notified that its trial ends soon. */
  is_trial_end_announced: 'flag',
  current_period_start: 'text',
  current_period_end: 'text',
  cancel_at_period_end: 'flag',
  cancel_reason: 'text?',
  canceled_at: 'text?',
  /** When the first missing payment was due. */
  past_due_since: 'text?',
  /** A smaller plan that starts with the next period. */
  next_plan: narrow<{ plan_id: number; interval: Interval } | null>('json?'),
  card: narrow<CardRow | null>('json?'),
  billing_address: narrow<BillingAddressRow | null>('json?'),
} as const;

export type InvoiceRow = RowOf<typeof invoiceColumns>;
const invoiceColumns = {
  id: 'number',
  subscription_id: 'number',
  number: 'text',
  description: 'text',
  amount: 'number',
  status: narrow<'paid' | 'open' | 'failed' | 'void'>('text'),
  issued_at: 'text',
  period_start: 'text',
  period_end: 'text',
  paid_at: 'text?',
  card_last4: 'text?',
} as const;

/** Subscriptions and invoices. */
export const billingTables = {
  subscription: defineTable<SubscriptionRow>()({
    key: 'id',
    columns: subscriptionColumns,
    indexes: { company: (row) => row.company_id, user: (row) => row.user_id },
  }),
  invoice: defineTable<InvoiceRow>()({
    key: 'id',
    columns: invoiceColumns,
    indexes: {
      subscription: { of: (row) => row.subscription_id, sort: (row) => [row.issued_at, row.id], order: 'desc' },
    },
  }),
};
