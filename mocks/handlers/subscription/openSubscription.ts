import type { SubscriptionRow, UserRow } from '../../db/schema';
import { Refused } from '../../http/refusal';
import { refuse } from '../../rules/refusals';
import { may } from '../../rules/access/access';
import { periodEnd } from '../../rules/billing/billing';
import { planIds, planOf } from '../../rules/billing/plans';
import type { World } from '../../world';
import { settled } from './settle';
import { UserType } from '../../../src/generated/model/codes';

/** The subscription somebody may see: that of their company, or a helper's own. 403 otherwise. */
export function openSubscription(world: World, user: UserRow, wish: 'view' | 'manage' = 'view'): SubscriptionRow {
  if (user.type === UserType.helper) return settled(world, ownOf(world, user));
  if (!may(user, wish === 'view' ? 'viewSubscription' : 'manageSubscription')) throw new Refused(refuse.forbidden());
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  if (!row) throw new Refused(refuse.forbidden());
  return settled(world, row);
}

/** A helper who never paid has the free plan, without a row of their own (its id is 0). */
function ownOf({ tables, now }: World, user: UserRow): SubscriptionRow {
  return (
    tables.subscription.one('user', user.id) ?? {
      id: 0,
      company_id: null,
      user_id: user.id,
      plan_id: planIds.helperFree,
      interval: 'month',
      status: 'active',
      limits: planOf(planIds.helperFree).limits,
      trial_ends_at: null,
      current_period_start: user.created_at,
      current_period_end: periodEnd(now(), 'month'),
      cancel_at_period_end: false,
      cancel_reason: null,
      canceled_at: null,
      past_due_since: null,
      next_plan: null,
      card: null,
      billing_address: null,
    }
  );
}
