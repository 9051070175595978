import type { PlanUsage } from '#generated/model';

/** Limits of entities that are added on their own page. */
export type AddedLimit = 'branches' | 'members' | 'orders' | 'offers';

/** Reason no more can be added: the limit is reached, or nothing is paid for. */
export type PlanLimitState = { kind: 'readOnly' } | { kind: 'full'; used: number; allowed: number };

/** Reason one more does not fit in the plan; undefined when it does. */
export function getPlanLimitState(
  { limits, usage, read_only }: PlanUsage,
  limit: AddedLimit,
): PlanLimitState | undefined {
  if (read_only) return { kind: 'readOnly' };
  const allowed = limits[limit] ?? null;
  const used = usage[limit] ?? 0;
  return allowed === null || used < allowed ? undefined : { kind: 'full', used, allowed };
}
