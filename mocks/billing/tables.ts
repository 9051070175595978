import { defineTable } from '../provider/store/table';
import type { InvoiceRow, SubscriptionRow } from './rows';

/** Subscriptions and invoices. */
export const billingTables = {
  subscription: defineTable<SubscriptionRow>()({
    key: 'id',
    columns: {
      id: 'number',
      company_id: 'number?',
      user_id: 'number?',
      plan_id: 'number',
      interval: 'text',
      status: 'text',
      limits: 'json',
      trial_ends_at: 'text?',
      is_trial_end_announced: 'flag',
      current_period_start: 'text',
      current_period_end: 'text',
      cancel_at_period_end: 'flag',
      cancel_reason: 'text?',
      canceled_at: 'text?',
      past_due_since: 'text?',
      next_plan: 'json?',
      card: 'json?',
      billing_address: 'json?',
    },
    indexes: { company: (row) => row.company_id, user: (row) => row.user_id },
  }),
  invoice: defineTable<InvoiceRow>()({
    key: 'id',
    columns: {
      id: 'number',
      subscription_id: 'number',
      number: 'text',
      description: 'text',
      amount: 'number',
      status: 'text',
      issued_at: 'text',
      period_start: 'text',
      period_end: 'text',
      paid_at: 'text?',
      card_last4: 'text?',
    },
    indexes: {
      subscription: { of: (row) => row.subscription_id, sort: (row) => [row.issued_at, row.id], order: 'desc' },
    },
  }),
};
