import type { SubscriptionRow, UserRow } from '../../db/schema';
import { orRefuse } from '../../http/refusal';
import { newSubscription, periodEnd } from '../../rules/billing/billing';
import { decideSubscription } from '../../rules/billing/planChanges';
import { planIds } from '../../rules/billing/plans';
import type { World } from '../../world';
import { settled } from './settle';
import { UserType } from '../../../src/generated/model/codes';

/** The subscription somebody may see: that of their company, or a helper's own. 403 otherwise. */
export function openSubscription(world: World, user: UserRow, wish: 'view' | 'manage' = 'view'): SubscriptionRow {
  if (user.type === UserType.helper) return settled(world, ownOf(world, user));
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  return settled(world, orRefuse(decideSubscription(user, `${wish}Subscription`, row)));
}

/** A helper who never paid has the free plan, without a row of their own (its id is 0). */
function ownOf({ tables, now }: World, { id: user_id, created_at }: UserRow): SubscriptionRow {
  const free = { company_id: null, user_id, plan_id: planIds.helperFree, current_period_start: created_at };
  const current_period_end = periodEnd(now(), 'month');
  return tables.subscription.one('user', user_id) ?? { ...newSubscription({ ...free, current_period_end }), id: 0 };
}
