import type { CardRow, Interval, InvoiceRow, SubscriptionRow } from '../rows';
import { dayMs, toIso } from '../../provider/time/times';
import { planIds, getPlan, getPrice } from './plans';

/** Days after a missed payment until nothing new may be added; the same again until the subscription ends. */
export const graceDays = 7;
const unpaidDays = 30;

/** End of a period: the same day of the next month or year, or that month's last day. */
export function getPeriodEnd(start: string, interval: Interval, periods = 1): string {
  const from = new Date(start);
  const months = interval === 'year' ? 12 * periods : periods;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return toIso(end.getTime());
}

export function addDays(moment: string, days: number): string {
  return toIso(Date.parse(moment) + days * dayMs);
}

export type SubscriptionStart = Pick<SubscriptionRow, 'company_id' | 'user_id' | 'plan_id' | 'current_period_start'> &
  Partial<SubscriptionRow>;

/** The columns of a new subscription: paid by the month and active, unless `start` overrides them. */
export function createSubscription(start: SubscriptionStart): Omit<SubscriptionRow, 'id'> {
  const { interval = 'month', current_period_start, plan_id } = start;
  return {
    interval,
    status: 'active',
    limits: getPlan(plan_id).limits,
    trial_ends_at: null,
    is_trial_end_announced: false,
    current_period_end: getPeriodEnd(current_period_start, interval),
    cancel_at_period_end: false,
    cancel_reason: null,
    canceled_at: null,
    past_due_since: null,
    next_plan: null,
    card: null,
    billing_address: null,
    ...start,
  };
}

const trialDays = 14;
/** Days before the end of a trial without a card when the office is notified. */
const trialNoticeDays = 3;

/** The trial of a new company: the smallest plan for two weeks, without a card. */
export function createTrial(companyId: number, now: string): Omit<SubscriptionRow, 'id'> {
  const ends = addDays(now, trialDays);
  return createSubscription({
    company_id: companyId,
    user_id: null,
    plan_id: planIds.starter,
    status: 'trialing',
    trial_ends_at: ends,
    current_period_start: now,
    current_period_end: ends,
  });
}

/** When a subscription next changes automatically; null for never. */
export function getNextDue(row: Readonly<SubscriptionRow>): string | null {
  switch (row.status) {
    case 'trialing':
      return getTrialNotice(row) ?? row.trial_ends_at;
    case 'active':
      return getPlan(row.plan_id).price === 0 ? null : row.current_period_end;
    case 'past_due':
      return addDays(row.past_due_since ?? row.current_period_start, graceDays);
    case 'unpaid':
      return addDays(row.past_due_since ?? row.current_period_start, unpaidDays);
    default:
      return null;
  }
}

/** The moment to notify the office that its trial ends; null if it was notified, or need not be. */
function getTrialNotice({ trial_ends_at, is_trial_end_announced, card }: Readonly<SubscriptionRow>): string | null {
  return trial_ends_at === null || is_trial_end_announced || card ? null : addDays(trial_ends_at, -trialNoticeDays);
}

/** A subscription after a change, and the new invoice. */
export type Billed = { row: SubscriptionRow; invoice: Bill | null; voidsOpen?: boolean };
export type Bill = Pick<InvoiceRow, 'amount' | 'status' | 'issued_at' | 'period_start' | 'period_end'> &
  Pick<InvoiceRow, 'paid_at' | 'card_last4'>;

/** Changes a subscription at the moment it is due (docs/product.md, "Subscription"). */
export function applyDue(row: SubscriptionRow, at: string): Billed {
  if (row.status === 'past_due') return { row: { ...row, status: 'unpaid' }, invoice: null };
  if (row.status === 'unpaid') return { ...endSubscription(row, at), voidsOpen: true };
  if (at === getTrialNotice(row)) return { row: { ...row, is_trial_end_announced: true }, invoice: null };
  if (row.cancel_at_period_end) return endSubscription(row, at);
  if (row.status === 'trialing' && !row.card) return { row: { ...row, status: 'paused' }, invoice: null };
  const { plan_id, interval } = row.next_plan ?? row;
  const isFirst = row.status === 'trialing';
  return beginPeriod({ ...row, plan_id, interval }, at, isFirst ? 'incomplete' : 'past_due');
}

/** A new period of the row's plan and interval, paid in full or not at all. */
export function beginPeriod(row: SubscriptionRow, at: string, whenUnpaid: 'incomplete' | 'past_due'): Billed {
  const plan = getPlan(row.plan_id);
  const next: SubscriptionRow = {
    ...row,
    limits: plan.limits,
    next_plan: null,
    trial_ends_at: null,
    status: 'active',
    past_due_since: null,
    cancel_at_period_end: false,
    cancel_reason: null,
    canceled_at: null,
    current_period_start: at,
    current_period_end: getPeriodEnd(at, row.interval),
  };
  const amount = getPrice(plan, row.interval);
  if (amount === 0) return { row: next, invoice: null };
  const isPaid = row.card?.outcome === 'pays';
  const unpaid = isPaid ? {} : { status: whenUnpaid, past_due_since: at };
  return { row: { ...next, ...unpaid }, invoice: createBill(next, at, amount, isPaid) };
}

/** An invoice for the row's plan, from that moment to the end of its period. */
export function createBill(row: SubscriptionRow, at: string, amount: number, isPaid: boolean): Bill {
  return {
    amount,
    issued_at: at,
    period_start: at,
    period_end: row.current_period_end,
    status: isPaid ? 'paid' : 'open',
    paid_at: isPaid ? at : null,
    card_last4: row.card?.last4 ?? null,
  };
}

/** The row with a new card. Open invoices are paid if the card works. */
export function applyCard(row: SubscriptionRow, card: CardRow): { row: SubscriptionRow; paysOpen: boolean } {
  const owes = row.past_due_since !== null && row.status !== 'canceled';
  if (!owes || card.outcome !== 'pays') return { row: { ...row, card }, paysOpen: false };
  return { row: { ...row, card, status: 'active', past_due_since: null }, paysOpen: true };
}

const over = { cancel_at_period_end: false, next_plan: null, past_due_since: null, trial_ends_at: null };

/** The subscription of a deleted account: it ends immediately, without a card, an address or a debt. */
export function closeSubscription(row: SubscriptionRow, at: string): Billed {
  const nothing = { card: null, billing_address: null };
  return { row: { ...row, ...over, ...nothing, status: 'canceled', canceled_at: at }, invoice: null, voidsOpen: true };
}

/** A helper falls back to the free plan. A company has no plan. */
function endSubscription(row: SubscriptionRow, at: string): Billed {
  if (row.user_id !== null)
    return beginPeriod({ ...row, ...over, plan_id: planIds.helperFree, interval: 'month' }, at, 'past_due');
  return { row: { ...row, ...over, status: 'canceled', canceled_at: at }, invoice: null };
}
