import type { QueryKey } from '@tanstack/react-query';
import type { NotificationCreatedEvent } from '#generated/model';
import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { showToast } from '#platform/ui/messages/toasts';
import {
  getFeedKey,
  invalidateNeedsAction,
  isFetchingActivities,
  PERSONAL_FEED,
  setUnreadCount,
  showsArrival,
  type FeedPages,
  addArrival,
  invalidateOverview,
} from './api';

/**
 * A pushed activity goes to the top of its branch's lists and replaces the unread count (spec section 4). An answer
 * that is being fetched may be older, so everything on screen is refetched then.
 */
export const activityReactions = {
  'notification-created': (event, context) => {
    const { branchId, queryClient, resync } = context;
    if (branchId === undefined) return;
    if (isFetchingActivities(queryClient, branchId)) resync.request();
    addToLists(event, branchId, context);
    setUnreadCount(queryClient, branchId, event.unread_count);
    invalidateNeedsAction(queryClient, branchId);
    invalidateOverview(queryClient, branchId);
    if (branchId === PERSONAL_FEED && event.is_silent !== true) report(event);
  },
  'order-created': (_, context) => refetchOverview(context),
  // Decisions to make depend on jobs, answers, documents and payments; the summary on jobs and answers.
  'order-updated': (_, context) => refetchWhatToDo(context),
  'order-status-changed': (_, context) => refetchWhatToDo(context),
  'order-deleted': (_, context) => refetchWhatToDo(context),
  'invitation-updated': (_, context) => refetchWhatToDo(context),
  'employee-updated': (_, context) => refetchNeedsAction(context),
  'crew-checked-in': (_, context) => refetchWhatToDo(context),
  'offer-updated': (_, context) => refetchNeedsAction(context),
  'offer-application-created': (_, context) => refetchNeedsAction(context),
  'offer-application-updated': (_, context) => refetchNeedsAction(context),
  'subscription-updated': (_, { queryClient }) => invalidateNeedsAction(queryClient, undefined),
} satisfies Reactions;

/**
 * Shows a toast for events about a person's own jobs, because their pages show jobs, not activities. Not for
 * topics that the person turned off, nor in their quiet hours.
 */
function report({ notification: { title, severity, subject } }: NotificationCreatedEvent): void {
  const about = subject && `${subject.kind}-${subject.id}`;
  showToast({ message: title, intent: severity ?? 'info', ...(about !== null && { about }) });
}

function refetchNeedsAction({ queryClient, branchId }: ReactionContext): void {
  if (branchId !== undefined) invalidateNeedsAction(queryClient, branchId);
}

function refetchWhatToDo(context: ReactionContext): void {
  refetchNeedsAction(context);
  refetchOverview(context);
}

function refetchOverview({ queryClient, branchId }: ReactionContext): void {
  if (branchId !== undefined) invalidateOverview(queryClient, branchId);
}

function addToLists(
  { notification }: NotificationCreatedEvent,
  branchId: number,
  { queryClient }: ReactionContext,
): void {
  const queryKey = getFeedKey(branchId);
  const isShown = (query: { queryKey: QueryKey }) => showsArrival(query.queryKey, notification);
  queryClient.setQueriesData<FeedPages>({ queryKey, predicate: isShown }, (feed) => addArrival(feed, notification));
}
