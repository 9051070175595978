import { planIds } from '../../rules/billing/plans';
import { insertSubscription } from '../../seed/billing';
import { dayMs, isoOf } from '../../seed/times';
import type { World } from '../../world';

const trialDays = 14;

/** A new company tries the smallest plan for two weeks, without a card. */
export function beginTrial(world: World, companyId: number): void {
  const ends = isoOf(world.clock.now().getTime() + trialDays * dayMs);
  insertSubscription(world, {
    company_id: companyId,
    user_id: null,
    plan_id: planIds.starter,
    status: 'trialing',
    trial_ends_at: ends,
    current_period_start: world.now(),
    current_period_end: ends,
  });
}
