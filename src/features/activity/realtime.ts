import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { NotificationCreatedEvent, UnreadCount } from '../../generated/model';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { showToast } from '../../platform/ui/messages/toasts';
import { countKey, getFeedKey, invalidateNeedsAction, PERSONAL_FEED, setUnreadCount, showsKind } from './api';
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
    invalidateNeedsAction(context.queryClient, branchId);
    if (branchId === PERSONAL_FEED && event.is_silent !== true) report(event);
  },
  // What waits for a decision depends on jobs, answers, papers and payments.
  'order-updated': (_, context) => refetchNeedsAction(context),
  'order-status-changed': (_, context) => refetchNeedsAction(context),
  'order-deleted': (_, context) => refetchNeedsAction(context),
  'invitation-updated': (_, context) => refetchNeedsAction(context),
  'employee-updated': (_, context) => refetchNeedsAction(context),
  'subscription-updated': (_, { queryClient }) => invalidateNeedsAction(queryClient, undefined),
} satisfies Reactions;

/**
 * What happens to a person's own jobs is a toast on every page, because their pages show jobs, not activities. Not for
 * topics that the person turned off, nor in their quiet hours.
 */
function report({ notification: { title, severity, subject } }: NotificationCreatedEvent): void {
  showToast({ message: title, intent: severity, about: `${subject.kind}-${subject.id}` });
}

function refetchNeedsAction({ queryClient, branchId }: ReactionContext): void {
  if (branchId !== undefined) invalidateNeedsAction(queryClient, branchId);
}

function addToLists({ notification }: NotificationCreatedEvent, branchId: number, context: ReactionContext): void {
  const { queryClient, resync } = context;
  const queryKey = getFeedKey(branchId);
  if (queryClient.isFetching({ queryKey }) > 0) resync.request();
  const isShown = (query: { queryKey: QueryKey }) => showsKind(query.queryKey, notification);
  queryClient.setQueriesData<FeedPages>({ queryKey, predicate: isShown }, (feed) => addArrival(feed, notification));
}

function count({ unread_count, unread_total }: NotificationCreatedEvent, branchId: number, client: QueryClient): void {
  const known = client.getQueryData<UnreadCount>(countKey(branchId));
  const total = unread_total ?? known?.unread_total ?? unread_count;
  setUnreadCount(client, branchId, { unread_count, unread_total: total });
}
