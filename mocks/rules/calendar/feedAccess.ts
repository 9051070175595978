import { UserType } from '../../../src/generated/model/codes';
import type { SubscriptionRow, UserRow } from '../../db/schema';
import { isReadOnly } from '../billing/planLimits';
import { planIds } from '../billing/plans';
import { type Refusal, refuse } from '../refusals';

/** Refuses a feed that the plan does not include (docs/product.md, "Calendar"). `subscription` is a helper's own. */
export function checkFeed(
  { type }: Pick<UserRow, 'type'>,
  subscription: Pick<SubscriptionRow, 'plan_id' | 'status'> | undefined,
): Refusal | null {
  if (type !== UserType.helper) return null;
  const isIncluded =
    subscription !== undefined && !isReadOnly(subscription.status) && subscription.plan_id === planIds.helperPro;
  return isIncluded
    ? null
    : refuse.planLimit(
        'Your plan does not include a calendar feed. Upgrade to Helper Pro to get one.',
        'calendar_feed',
      );
}

/** How long a feed shows what is over or canceled, so that calendar apps can update it. */
export const shownAfterMs = 30 * 86_400_000;
