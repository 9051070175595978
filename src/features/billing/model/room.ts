import type { PlanUsage } from '../../../generated/model';

/** What someone adds on a page of its own. */
export type AddedLimit = 'branches' | 'members' | 'orders' | 'offers';

/** Why nothing more can be added: the limit is reached, or nothing is paid for. */
export type Fullness = { kind: 'readOnly' } | { kind: 'full'; used: number; allowed: number };

/** Why one more does not fit in the plan; undefined when it does. */
export function getFullness({ limits, usage, read_only }: PlanUsage, limit: AddedLimit): Fullness | undefined {
  if (read_only) return { kind: 'readOnly' };
  const allowed = limits[limit] ?? null;
  const used = usage[limit] ?? 0;
  return allowed === null || used < allowed ? undefined : { kind: 'full', used, allowed };
}
