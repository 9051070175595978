import type { Invoice, Locale, NextPlan, Plan, Subscription } from '#generated/model';
import type { InvoiceRow, SubscriptionRow, WorldTables } from '../provider/store/schema';
import { pickFields } from '../provider/store/values';
import { addDays, graceDays } from './rules/billing';
import {
  isReadOnly,
  type Used,
  getPlanWords,
  getSubscriptionLocale,
  type PlanFacts,
  getPlan,
  getPrice,
} from './rules/plans';

export function presentPlan(plan: PlanFacts, locale: Locale): Plan {
  const { id, audience, name, price, limits } = plan;
  const { description, features } = getPlanWords(plan, locale);
  return {
    id,
    audience,
    name,
    description,
    price_monthly: price,
    price_yearly: getPrice(plan, 'year'),
    limits,
    features: [...features],
  };
}

export function presentSubscription(tables: WorldTables, row: SubscriptionRow, used: Used): Subscription {
  const plan = getPlan(row.plan_id);
  const { interval, status } = row;
  const invoices = row.id === 0 ? [] : tables.invoice.by('subscription', row.id);
  const open = invoices.filter((each) => each.status === 'open');
  const isLate = status === 'past_due' && row.past_due_since !== null;
  return {
    interval,
    status,
    ...pickFields(row, ['trial_ends_at', 'current_period_start', 'current_period_end', 'limits']),
    ...pickFields(row, ['cancel_at_period_end', 'canceled_at', 'billing_address']),
    plan: presentPlan(plan, getSubscriptionLocale(tables, row)),
    price: getPrice(plan, interval),
    grace_ends_at: isLate ? addDays(row.past_due_since ?? '', graceDays) : null,
    read_only: isReadOnly(status),
    amount_due: open.reduce((sum, { amount }) => sum + amount, 0),
    next_plan: presentNext(row),
    seats: used.members ?? 0,
    usage: used,
    payment_method: row.card && pickFields(row.card, ['brand', 'last4', 'exp']),
    invoices: invoices.map(presentInvoice),
  };
}

function presentNext({ next_plan: next, current_period_end }: SubscriptionRow): NextPlan | null {
  if (!next) return null;
  const plan = getPlan(next.plan_id);
  return { ...next, name: plan.name, price: getPrice(plan, next.interval), begins_at: current_period_end };
}

function presentInvoice({ subscription_id: _of, ...invoice }: InvoiceRow): Invoice {
  return invoice;
}
