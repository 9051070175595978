import type { QueryClient } from '@tanstack/react-query';
import type { NotificationCreatedEvent, UnreadCount } from '../../generated/model';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { countKey, feedKey, keepUnreadCount } from './api';
import { type FeedPages, withArrival } from './model/pages';

/**
 * A pushed activity goes to the top of its branch's lists and replaces the unread count (spec section 4). A list that is being fetched meanwhile may answer without it: then the
 * lists are asked for once more.
 */
export const activityReactions = {
  'notification-created': (event, context) => {
    const { branchId } = context;
    if (branchId === undefined) return;
    arrive(event, branchId, context);
    count(event, branchId, context.queryClient);
  },
} satisfies Reactions;

function arrive({ notification }: NotificationCreatedEvent, branchId: number, context: ReactionContext): void {
  const { queryClient, resync } = context;
  const queryKey = feedKey(branchId);
  if (queryClient.isFetching({ queryKey }) > 0) resync.request();
  queryClient.setQueriesData<FeedPages>({ queryKey }, (feed) => withArrival(feed, notification));
}

function count({ unread_count, unread_total }: NotificationCreatedEvent, branchId: number, client: QueryClient): void {
  const known = client.getQueryData<UnreadCount>(countKey(branchId));
  const total = unread_total ?? known?.unread_total ?? unread_count;
  keepUnreadCount(client, branchId, { unread_count, unread_total: total });
}
