import type { BillingState, LimitName, Limits } from '../../db/billingRows';
import { type Refusal, refuse } from '../refusals';
import { planIds } from './plans';

/** Current usage of what a plan limits. */
export type Used = Partial<Record<LimitName, number>>;

const nouns: Record<LimitName, readonly [one: string, more: string]> = {
  branches: ['branch', 'branches'],
  members: ['active member', 'active members'],
  orders: ['job per month', 'jobs per month'],
  offers: ['open offer', 'open offers'],
  serving_areas: ['serving area', 'serving areas'],
  accepted_jobs: ['accepted job per month', 'accepted jobs per month'],
};

/** The message for a full limit: "Your plan includes 1 branch. Upgrade to add more." */
export function getLimitText(limit: LimitName, allowed: number): string {
  return `Your plan includes ${formatCount(limit, allowed)}. Upgrade to add more.`;
}

/** Whether `more` fit in addition to `used`. A limit of null, or a missing one, allows everything. */
export function fitsPlan(limits: Limits, limit: LimitName, used: number, more = 1): boolean {
  const allowed = limits[limit] ?? null;
  return allowed === null || used + more <= allowed;
}

/** The exceeded limits, in their fixed order: "You have 3 branches. This plan includes 1." */
export function listExceededLimits(limits: Limits, used: Used): { limit: LimitName; text: string }[] {
  return limitNames
    .filter((limit) => !fitsPlan(limits, limit, used[limit] ?? 0, 0))
    .map((limit) => {
      const text = `You have ${formatCount(limit, used[limit] ?? 0)}. This plan includes ${limits[limit] ?? 0}.`;
      return { limit, text };
    });
}

/** Whether nothing new may be added. Existing jobs continue, so that no crew is stranded (docs/product.md, "Subscription"). */
export function isReadOnly(status: BillingState): boolean {
  return status !== 'trialing' && status !== 'active' && status !== 'past_due';
}

export const readOnlyTexts: Record<'unpaid' | 'canceled' | 'paused' | 'incomplete', string> = {
  unpaid: 'Your subscription is unpaid. Existing jobs continue. Pay to add anything new.',
  canceled: 'Your subscription has ended. Existing jobs continue. Choose a plan to add anything new.',
  paused: 'Your trial has ended. Existing jobs continue. Choose a plan to add anything new.',
  incomplete: "Your first payment didn't go through. Existing jobs continue. Pay to add anything new.",
};

const limitNames: readonly LimitName[] = [
  ...(['branches', 'members', 'orders', 'offers'] as const),
  ...(['serving_areas', 'accepted_jobs'] as const),
];

function formatCount(limit: LimitName, count: number): string {
  return `${count} ${nouns[limit][count === 1 ? 0 : 1]}`;
}

/**
 * Refuses to add `more` to the current usage if the plan does not allow it. An unpaid subscription allows nothing new.
 */
export function checkPlanLimit(
  { status, limits }: { status: BillingState; limits: Limits },
  limit: LimitName,
  used: number,
  more: number,
): Refusal | null {
  if (isReadOnly(status)) return refuse.planLimit(getReadOnlyText(status), 'payment');
  const allowed = limits[limit] ?? null;
  if (allowed === null || fitsPlan(limits, limit, used, more)) return null;
  return refuse.planLimit(getLimitText(limit, allowed), limit);
}

type Chosen = { plan_id: number; status: BillingState };

/** Find AI belongs to the company plans from Growth on (docs/product.md, "Subscription"). A company without a plan is not limited. */
export function checkFindAi(chosen: Chosen | undefined): Refusal | null {
  if (!chosen) return null;
  if (isReadOnly(chosen.status)) return refuse.planLimit(getReadOnlyText(chosen.status), 'payment');
  return chosen.plan_id === planIds.starter
    ? refuse.planLimit('Your plan doesn’t include Find AI. Upgrade to use it.', 'find_ai')
    : null;
}

/** Whether a helper's plan shows offers before others see them. */
export function includesEarlyOffers(chosen: Chosen | undefined): boolean {
  return chosen !== undefined && !isReadOnly(chosen.status) && chosen.plan_id === planIds.helperPro;
}

function getReadOnlyText(status: BillingState): string {
  return status in readOnlyTexts ? readOnlyTexts[status as keyof typeof readOnlyTexts] : readOnlyTexts.unpaid;
}
