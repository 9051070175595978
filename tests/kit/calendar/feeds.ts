import { castIds } from '../../../mocks/account/seed/cast';
import { createSubscription, getPeriodEnd } from '../../../mocks/billing/rules/billing';
import { planIds } from '../../../mocks/billing/rules/plans';
import type { World } from '../../../mocks/provider/world';
import { as, textIn, type Who } from '../operations';

/** Gives a helper, Marcus if no one else, the plan that includes the calendar feed. Returns the subscription's id. */
export function giveHelperPro({ tables, db, now }: World, user_id: number = castIds.marcus): number {
  const known = tables.subscription.one('user', user_id);
  if (known) return known.id;
  const id = db.nextId('subscription');
  const current_period_end = getPeriodEnd(now(), 'month');
  const start = {
    company_id: null,
    user_id,
    plan_id: planIds.helperPro,
    current_period_start: now(),
    current_period_end,
  };
  tables.subscription.insert({ ...createSubscription(start), id });
  return id;
}

/** Creates a person's feed, or changes its address; returns its token. */
export async function createFeed(who: Who, world: World): Promise<string> {
  const url = textIn(await as(who, world, 'createCalendarFeed'), 'url');
  return url.slice(url.lastIndexOf('/') + 1);
}
