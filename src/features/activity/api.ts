import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getGetBranchesQueryKey } from '../../generated/endpoints/branches/branches';
import {
  getGetNotificationsCountQueryKey,
  getGetNotificationsInfiniteQueryKey,
  useGetNotificationsCount,
  useGetNotificationsInfinite,
  useMarkAllAsRead,
  useMarkAsRead,
} from '../../generated/endpoints/notifications/notifications';
import type { Activity, BranchSummary, UnreadCount } from '../../generated/model';
import { nextPage } from '../../platform/cache/pagedRows';
import { flattenPages, type FeedPages, markActivityRead } from './model/pages';

export type FeedFilter = 'all' | 'unread';

/** Key of a branch's list. Without a filter it is the prefix of both lists. */
export const getFeedKey = (branchId: number, filter?: FeedFilter) =>
  getGetNotificationsInfiniteQueryKey(branchId, filter && toParams(filter));
export const countKey = getGetNotificationsCountQueryKey;

const toParams = (filter: FeedFilter) => (filter === 'unread' ? ({ type: 'unread' } as const) : {});

/** Activities of a branch, newest first; further pages are appended (spec section 4). */
export function useFeed(branchId: number, filter: FeedFilter, enabled: boolean) {
  return useGetNotificationsInfinite(branchId, toParams(filter), {
    query: {
      enabled,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      select: flattenPages,
    },
  });
}

/** Unread activities of a branch; 0 until known. */
export function useUnreadCount(branchId: number): number {
  return useGetNotificationsCount(branchId).data?.unread_count ?? 0;
}

/** Sets a branch's unread count everywhere it is shown: at the activity entry and in the branch list. */
export function setUnreadCount(queryClient: QueryClient, branchId: number, count: UnreadCount): void {
  const queryKey = countKey(branchId);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<UnreadCount>(queryKey, count);
  const { unread_count } = count;
  queryClient.setQueryData<BranchSummary[]>(getGetBranchesQueryKey(), (branches) =>
    branches?.map((branch) => (branch.id === branchId ? { ...branch, unread_count } : branch)),
  );
}

/** Marks one activity as read: right away on screen, undone if the provider refuses. */
export function useMarkOneAsRead(branchId: number) {
  const queryClient = useQueryClient();
  const { mutate } = useMarkAsRead({
    mutation: {
      onMutate: ({ data }) => {
        if (!('notification_id' in data)) return;
        queryClient.setQueriesData<FeedPages>({ queryKey: getFeedKey(branchId) }, (feed) =>
          markActivityRead(feed, data.notification_id),
        );
      },
      onSuccess: (count) => setUnreadCount(queryClient, branchId, count),
      onError: () => queryClient.invalidateQueries({ queryKey: getFeedKey(branchId) }),
    },
  });
  return ({ id, is_read }: Activity) => {
    if (!is_read) mutate({ branchId, data: { notification_id: id } });
  };
}

/** Marks all as read; then page 1 of all is loaded again (spec section 4). */
export function useMarkEverythingAsRead(branchId: number) {
  const queryClient = useQueryClient();
  return useMarkAllAsRead({
    mutation: {
      onSuccess: (count) => {
        setUnreadCount(queryClient, branchId, count);
        return queryClient.resetQueries({ queryKey: getFeedKey(branchId) });
      },
    },
  });
}

/** An activity that is already loaded in one of the branch's lists. */
export function useLoadedActivity(branchId: number, id: string | null): Activity | undefined {
  const all = useFeed(branchId, 'all', false).data;
  const unread = useFeed(branchId, 'unread', false).data;
  return id === null ? undefined : [...(all ?? []), ...(unread ?? [])].find((activity) => activity.id === id);
}
