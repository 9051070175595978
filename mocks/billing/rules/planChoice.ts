import { multiplyCents } from '#platform/lib/money';
import type { Interval, SubscriptionRow } from '../rows';
import { getPeriodEnd } from './billing';
import { listExceededLimits, type Used } from './planLimits';
import { getPlan, getPrice } from './plans';

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
export function isUnpaidFor({ status, plan_id }: SubscriptionRow): boolean {
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
