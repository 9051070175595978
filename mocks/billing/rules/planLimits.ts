import { UserType } from '#generated/model/codes';
import type { UserRow } from '../../provider/store/schema';
import type { BillingState, LimitName, Limits } from '../rows';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { limitTexts as texts } from '../../provider/texts/refusals';
import { planIds } from './plans';

/** Current usage of what a plan limits. */
export type Used = Partial<Record<LimitName, number>>;

/** The message for a full limit: "Your plan includes 1 branch. Upgrade to add more." */
export function getLimitText(limit: LimitName, allowed: number): string {
  return texts.included(formatCount(limit, allowed));
}

/** Checks whether `more` fit in addition to `used`. A limit of null, or a missing one, allows everything. */
export function fitsPlan(limits: Limits, limit: LimitName, used: number, more = 1): boolean {
  const allowed = limits[limit] ?? null;
  return allowed === null || used + more <= allowed;
}

/** The exceeded limits, in their fixed order: "You have 3 branches. This plan includes 1." */
export function listExceededLimits(limits: Limits, used: Used): { limit: LimitName; text: string }[] {
  return limitNames
    .filter((limit) => !fitsPlan(limits, limit, used[limit] ?? 0, 0))
    .map((limit) => {
      const text = texts.exceeded(formatCount(limit, used[limit] ?? 0), limits[limit] ?? 0);
      return { limit, text };
    });
}

/** Checks whether nothing new may be added. Existing jobs continue, so that no crew is stranded (docs/product.md, "Subscription"). */
export function isReadOnly(status: BillingState): boolean {
  return status !== 'trialing' && status !== 'active' && status !== 'past_due';
}

const limitNames: readonly LimitName[] = [
  ...(['branches', 'members', 'orders', 'offers'] as const),
  ...(['serving_areas', 'accepted_jobs'] as const),
];

function formatCount(limit: LimitName, count: number): string {
  return `${count} ${texts[limit][count === 1 ? 0 : 1] ?? ''}`;
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
  return chosen.plan_id === planIds.starter ? refuse.planLimit(texts.findAi, 'find_ai') : null;
}

/** Checks whether a helper's plan shows offers before others see them. */
export function includesEarlyOffers(chosen: Chosen | undefined): boolean {
  return isHelperPro(chosen);
}

/** Checks a feature that only Helper Pro includes (docs/product.md, "Subscription"). Managers and the office have no such plan. */
export function checkHelperPro(
  { type }: Pick<UserRow, 'type'>,
  chosen: Chosen | undefined,
  feature: 'calendar_feed' | 'statements',
): Refusal | null {
  return type !== UserType.helper || isHelperPro(chosen) ? null : refuse.planLimit(texts[feature], feature);
}

function isHelperPro(chosen: Chosen | undefined): boolean {
  return chosen !== undefined && !isReadOnly(chosen.status) && chosen.plan_id === planIds.helperPro;
}

function getReadOnlyText(status: BillingState): string {
  if (status === 'canceled' || status === 'paused' || status === 'incomplete') return texts[status];
  return texts.unpaid;
}
