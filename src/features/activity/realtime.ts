import type { QueryClient } from '@tanstack/react-query';
import type { NotificationCreatedEvent, UnreadCount } from '../../generated/model';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { countKey, getFeedKey, setUnreadCount } from './api';
import { type FeedPages, addArrival } from './model/pages';

/**
 * A pushed activity goes to the top of its branch's lists and replaces the unread count (spec section 4). A list that is
 * being fetched may come back without it, so the lists are refetched then.
 */
export const activityReactions = {
  'notification-created': (event, context) => {
    const { branchId } = context;
    if (branchId === undefined) return;
    addToLists(event, branchId, context);
    count(event, branchId, context.queryClient);
  },
} satisfies Reactions;

function addToLists({ notification }: NotificationCreatedEvent, branchId: number, context: ReactionContext): void {
  const { queryClient, resync } = context;
  const queryKey = getFeedKey(branchId);
  if (queryClient.isFetching({ queryKey }) > 0) resync.request();
  queryClient.setQueriesData<FeedPages>({ queryKey }, (feed) => addArrival(feed, notification));
}

function count({ unread_count, unread_total }: NotificationCreatedEvent, branchId: number, client: QueryClient): void {
  const known = client.getQueryData<UnreadCount>(countKey(branchId));
  const total = unread_total ?? known?.unread_total ?? unread_count;
  setUnreadCount(client, branchId, { unread_count, unread_total: total });
}
