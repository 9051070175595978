import { can } from '#domain/people/rights';
import type { Push } from '../notifications/events/notifying';
import { canSignIn } from '../provider/access/access';
import { userChannel } from '../provider/realtime/channels';
import type { SubscriptionRow } from '../provider/store/schema';
import type { World } from '../provider/world';

/** Notifies everyone who may see the subscription: its helper, or the company's owner and office. */
export function makeSubscriptionPushes({ tables }: World, row: SubscriptionRow): Push[] {
  const people = tables.user
    .select('company', row.company_id ?? -1, (user) => can(user.type, 'viewSubscription'))
    .filter((user) => canSignIn(tables, user));
  const ids = row.user_id === null ? people.map(({ id }) => id) : [row.user_id];
  const payload = { plan_id: row.plan_id, status: row.status };
  return ids.map((id) => ({ channel: userChannel(id), event: 'subscription-updated', payload }));
}
