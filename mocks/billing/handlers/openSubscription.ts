import { can } from '#domain/people/rights';
import type { SubscriptionRow, UserRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { createSubscription, getPeriodEnd } from '../rules/billing';
import { decideSubscription } from '../rules/planChanges';
import { planIds } from '../rules/plans';
import type { World } from '../../provider/world';
import { settleSubscription } from './settle';

/** The subscription of the person's company, or a helper's own; 403 otherwise. */
export function openSubscription(world: World, user: UserRow, action: 'view' | 'manage' = 'view'): SubscriptionRow {
  if (can(user.type, 'manageOwnSubscription')) return settleSubscription(world, getOwnSubscription(world, user));
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  return settleSubscription(world, throwIfRefused(decideSubscription(user, `${action}Subscription`, row)));
}

/** The plan of the person's company, for everyone who may add something to it; 403 otherwise. */
export function openCompanyPlan(world: World, user: UserRow): SubscriptionRow {
  const row = world.tables.subscription.one('company', user.company_id ?? 0);
  return settleSubscription(world, throwIfRefused(decideSubscription(user, 'viewPlanLimits', row)));
}

/** A helper who never paid has the free plan without a row. Its id is 0. */
function getOwnSubscription({ tables, now }: World, { id: user_id, created_at }: UserRow): SubscriptionRow {
  const free = { company_id: null, user_id, plan_id: planIds.helperFree, current_period_start: created_at };
  const current_period_end = getPeriodEnd(now(), 'month');
  return tables.subscription.one('user', user_id) ?? { ...createSubscription({ ...free, current_period_end }), id: 0 };
}
