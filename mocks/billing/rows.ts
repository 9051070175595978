/** Limits of a subscription. A missing name does not apply to the plan; null means unlimited. */
export type Limits = Partial<Record<LimitName, number | null>>;
export type LimitName = 'branches' | 'members' | 'orders' | 'offers' | 'serving_areas' | 'accepted_jobs';

export type Interval = 'month' | 'year';
/** Stripe's names. */
export type BillingState = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused' | 'incomplete';

/** Never the card number: what identifies the card, and what happens when it is charged. */
export type CardRow = { brand: string; last4: string; exp: string; outcome: 'pays' | 'fails' };

type BillingAddressRow = {
  name: string;
  email: string;
  address_line: string;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
};

/** Belongs to a company or to a helper: one of the two ids is null. */
export type SubscriptionRow = {
  id: number;
  company_id: number | null;
  user_id: number | null;
  plan_id: number;
  interval: Interval;
  status: BillingState;
  /** The plan's limits at the time it was chosen. */
  limits: Limits;
  trial_ends_at: string | null;
  /** The office has been notified that its trial ends soon. */
  is_trial_end_announced: boolean;
  current_period_start: string;
  current_period_end: string;
  cancel_at_period_end: boolean;
  cancel_reason: string | null;
  canceled_at: string | null;
  /** When the first missing payment was due. */
  past_due_since: string | null;
  /** A smaller plan that starts with the next period. */
  next_plan: { plan_id: number; interval: Interval } | null;
  card: CardRow | null;
  billing_address: BillingAddressRow | null;
};

export type InvoiceRow = {
  id: number;
  subscription_id: number;
  number: string;
  description: string;
  amount: number;
  status: 'paid' | 'open' | 'failed' | 'void';
  issued_at: string;
  period_start: string;
  period_end: string;
  paid_at: string | null;
  card_last4: string | null;
};
