import { can } from '#domain/people/rights';
import { multiplyCents } from '#platform/lib/money';
import type { Person } from '../../provider/access/access';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { dayMs, toIso } from '../../provider/time/clock';
import type { CardRow, Interval, InvoiceRow, SubscriptionRow } from '../tables';
import { planIds, getPlan, getPrice, type PlanFacts, listExceededLimits, type Used } from './plans';

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
type Bill = Pick<InvoiceRow, 'amount' | 'status' | 'issued_at' | 'period_start' | 'period_end'> &
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
function createBill(row: SubscriptionRow, at: string, amount: number, isPaid: boolean): Bill {
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

// Changes -------------------------------------------------------------------------------------------------------------

/** The subscription of a company, for someone whose role allows the action; forbidden too where there is none. */
export function decideSubscription(
  person: Person,
  action: 'viewSubscription' | 'manageSubscription' | 'viewPlanLimits',
  row: SubscriptionRow | undefined,
): SubscriptionRow | Refusal {
  return row && can(person.type, action) ? row : refuse.forbidden();
}

/** Refuses a plan that is not among the available ones. */
export function checkPlan(plans: readonly Pick<PlanFacts, 'id'>[], planId: number): Refusal | null {
  return plans.some(({ id }) => id === planId) ? null : refuse.field('plan_id', fieldTexts.notValid);
}

/** Checks whether a choice can be made now. */
export function checkChoice({ status }: Pick<SubscriptionRow, 'status'>, preview: ChoicePreview): Refusal | null {
  if (status === 'past_due' || status === 'unpaid')
    return refuse.conflict('Pay the open invoice first. Changing your card pays it right away.', {
      code: 'payment_due',
    });
  if (preview.blockers.length > 0) return refuseSmallPlan(preview);
  return preview.needs_card ? refuse.field('payment_method', 'Add a card first.') : null;
}

function refuseSmallPlan({ plan_id, blockers }: ChoicePreview): Refusal {
  const conflicts = blockers.map((label) => ({ kind: 'limit' as const, id: plan_id, label }));
  return refuse.conflict(`${getPlan(plan_id).name} doesn’t cover your current usage.`, {
    code: 'plan_too_small',
    conflicts,
  });
}

/** Choosing a plan revokes a pending cancellation. */
const staying = { next_plan: null, cancel_at_period_end: false, cancel_reason: null } as const;

/** A subscription after a choice of plan, and the new invoice. Refused if the card fails. */
export function decidePlan(row: SubscriptionRow, preview: ChoicePreview, now: string): Billed | Refusal {
  const { plan_id, interval, due_now, renews_at } = preview;
  if (preview.when === 'unchanged') return { row: { ...row, ...staying }, invoice: null };
  if (preview.when === 'period_end') {
    return { row: { ...row, ...staying, next_plan: { plan_id, interval } }, invoice: null };
  }
  const next = { ...row, ...staying, plan_id, interval, limits: getPlan(plan_id).limits };
  if (row.status === 'trialing') return { row: next, invoice: null };
  if (isUnpaidFor(row)) return beginPeriod(next, now, 'incomplete');
  if (due_now > 0 && row.card?.outcome !== 'pays')
    return refuse.conflict('Your card was declined. Nothing was changed. Try another card.', { code: 'card_declined' });
  const start = interval === row.interval ? row.current_period_start : now;
  const paid = { ...next, current_period_start: start, current_period_end: renews_at };
  return { row: paid, invoice: due_now > 0 ? createBill(paid, now, due_now, true) : null };
}

/** A running, paid subscription can be canceled once. */
export function checkCancelPlan(row: Pick<SubscriptionRow, 'status' | 'cancel_at_period_end' | 'plan_id'>) {
  const isRunning = row.status === 'active' || row.status === 'trialing' || row.status === 'past_due';
  return isRunning && !row.cancel_at_period_end && getPlan(row.plan_id).price > 0 ? null : hasChanged();
}

/** A canceled subscription can be resumed until it ends. */
export function checkResumePlan({ cancel_at_period_end }: Pick<SubscriptionRow, 'cancel_at_period_end'>) {
  return cancel_at_period_end ? null : hasChanged();
}

function hasChanged(): Refusal {
  return refuse.wrongState('Your subscription changed while you were editing. Please review it.');
}

/** The stored part of a card. Refused at the wrong field. */
export function decideCard(typed: { number: string; exp: string; cvc: string }, now: Date): CardRow | Refusal {
  const check = checkCard(typed, now);
  return 'card' in check ? check.card : refuse.field(check.field, check.text);
}

// Preview of a choice -------------------------------------------------------------------------------------------------

export type Choice = { plan_id: number; interval: Interval };

/** Consequences of a plan choice; money in cents. */
export type ChoicePreview = Choice & {
  price: number;
  when: 'now' | 'period_end' | 'unchanged';
  begins_at: string;
  due_now: number;
  credit: number;
  renews_at: string;
  needs_card: boolean;
  blockers: string[];
};

/**
 * Previews a choice. A larger plan, or yearly instead of monthly, begins immediately, and the unused part of the
 * paid period is credited. Anything smaller begins with the next period, without a refund. In a trial all changes are
 * free (docs/product.md, "Subscription").
 */
export function previewChoice(row: SubscriptionRow, choice: Choice, now: string, used: Used): ChoicePreview {
  const plan = getPlan(choice.plan_id);
  const price = getPrice(plan, choice.interval);
  const begins = getBeginning(row, choice, now, price);
  const needs_card = begins.due_now > 0 && row.card === null;
  return { ...choice, price, ...begins, needs_card, blockers: listBlockers(plan.limits, used) };
}

/** The monthly job count starts from zero each month, so it blocks nothing. */
function listBlockers(limits: SubscriptionRow['limits'], used: Used): string[] {
  return listExceededLimits(limits, used)
    .filter(({ limit }) => limit !== 'orders' && limit !== 'accepted_jobs')
    .map(({ text }) => text);
}

type Beginning = Pick<ChoicePreview, 'when' | 'begins_at' | 'due_now' | 'credit' | 'renews_at'>;

function getBeginning(row: SubscriptionRow, choice: Choice, now: string, price: number): Beginning {
  const free = { when: 'now', begins_at: now, due_now: 0, credit: 0 } as const;
  if (row.status === 'trialing') return { ...free, renews_at: row.trial_ends_at ?? now };
  const renews = getPeriodEnd(now, choice.interval);
  if (row.status === 'active' && isSame(row, choice))
    return { ...free, when: 'unchanged', renews_at: row.current_period_end };
  if (isUnpaidFor(row)) return { ...free, due_now: price, renews_at: renews };
  if (!isLarger(row, choice)) {
    const begins_at = row.current_period_end;
    return { ...free, when: 'period_end', begins_at, renews_at: getPeriodEnd(begins_at, choice.interval) };
  }
  const left = getShareLeft(row, now);
  const credit = multiplyCents(getPrice(getPlan(row.plan_id), row.interval), left);
  if (choice.interval === row.interval)
    return { ...free, credit, due_now: multiplyCents(price, left) - credit, renews_at: row.current_period_end };
  return { ...free, credit, due_now: Math.max(0, price - credit), renews_at: renews };
}

/** Checks whether the current period is unpaid, so a choice of plan starts a new one. */
function isUnpaidFor({ status, plan_id }: SubscriptionRow): boolean {
  return status !== 'active' || getPlan(plan_id).price === 0;
}

function isSame(row: SubscriptionRow, choice: Choice): boolean {
  return row.plan_id === choice.plan_id && row.interval === choice.interval;
}

/** Checks whether a choice is an upgrade. Yearly to monthly never is, because a paid year is not refunded. */
function isLarger(row: SubscriptionRow, choice: Choice): boolean {
  if (row.interval === 'year' && choice.interval === 'month') return false;
  const [before, after] = [getPlan(row.plan_id).price, getPlan(choice.plan_id).price];
  return after > before || (after === before && choice.interval === 'year');
}

/** Remaining share of the period, from 0 to 1. */
function getShareLeft(row: SubscriptionRow, now: string): number {
  const [from, to, at] = [row.current_period_start, row.current_period_end, now].map((text) => Date.parse(text));
  if (from === undefined || to === undefined || at === undefined || to <= from) return 0;
  return Math.min(1, Math.max(0, (to - at) / (to - from)));
}

// Test cards ----------------------------------------------------------------------------------------------------------

type TestCard = Pick<CardRow, 'brand'> & { number: string; outcome: CardRow['outcome'] | 'declined' };

/** The only accepted numbers, so that no one enters a real card. */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'pays' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'pays' },
  { number: '378282246310005', brand: 'American Express', outcome: 'pays' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
  // Can be saved, but every charge fails.
  { number: '4000000000000341', brand: 'Visa', outcome: 'fails' },
];

type CardCheck = { card: CardRow } | { field: 'number' | 'exp' | 'cvc'; text: string };

/** The stored part of a card, or why it is refused. `exp` is MM/YY; the card is valid to the end of that month (UTC). */
export function checkCard(typed: { number: string; exp: string; cvc: string }, now: Date): CardCheck {
  const found = testCards.find(({ number }) => number === typed.number);
  if (!found) return { field: 'number', text: 'Only the listed test numbers work here. Never enter a real card.' };
  const [month = 0, year = 0] = typed.exp.split('/').map(Number);
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) return { field: 'exp', text: 'This card has expired' };
  const digits = found.brand === 'American Express' ? 4 : 3;
  if (typed.cvc.length !== digits) return { field: 'cvc', text: `Enter the ${digits}-digit code` };
  if (found.outcome === 'declined')
    return { field: 'number', text: 'Your card was declined. Nothing was changed. Try another card.' };
  const { brand, outcome } = found;
  return { card: { brand, last4: typed.number.slice(-4), exp: typed.exp, outcome } };
}
