import { type QueryClient, type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetBranchesQueryKey, useGetBranches } from '../../generated/endpoints/branches/branches';
import {
  getGetNeedsActionQueryKey,
  getGetNeedsActionQueryOptions,
  getGetNotificationsCountQueryKey,
  getGetNotificationsInfiniteQueryKey,
  getGetNotificationsInfiniteQueryOptions,
  useGetNotificationsCount,
  useMarkAllAsRead,
  useMarkAsRead,
} from '../../generated/endpoints/notifications/notifications';
import { getActivityKind } from '../../domain/activityKinds';
import type { Activity, ActivityKind, BranchSummary, UnreadCount } from '../../generated/model';
import { nextPage } from '../../platform/cache/pagedRows';
import { flattenPages, type FeedPages, markActivityRead } from './model/pages';

/** In place of a branch: the feed about a person's own jobs. */
export const PERSONAL_FEED = 0;

export type FeedFilter = 'all' | 'unread';

/** What a list shows: all or unread activities, of every kind or of one. */
export type FeedQuery = { filter: FeedFilter; kind: ActivityKind | null };

/** Key of a branch's list. Without a query it is the prefix of all its lists. */
export const getFeedKey = (branchId: number, query?: FeedQuery) =>
  getGetNotificationsInfiniteQueryKey(branchId, query && toParams(query));
export const countKey = getGetNotificationsCountQueryKey;

const kindParam = 'filter[kind]';

const toParams = ({ filter, kind }: FeedQuery) => ({
  ...(filter === 'unread' && { type: 'unread' as const }),
  ...(kind !== null && { [kindParam]: kind }),
});

/** Whether a list, by its key, shows activities like this one. */
export function showsKind(queryKey: QueryKey, { type }: Activity): boolean {
  const params = queryKey.find((part) => typeof part === 'object' && part !== null && kindParam in part);
  return params === undefined || Object.values(params).includes(getActivityKind(type));
}

export const needsActionQuery = (branchId: number) => getGetNeedsActionQueryOptions(branchId);

/** Activities that still wait for a decision, most urgent first. */
export const useNeedsAction = (branchId: number) => useQuery(needsActionQuery(branchId));

/** Marks what waits for a decision in a branch as out of date; without a branch, in all of them. */
export function invalidateNeedsAction(queryClient: QueryClient, branchId: number | undefined): void {
  if (branchId !== undefined) {
    void queryClient.invalidateQueries({ queryKey: getGetNeedsActionQueryKey(branchId) });
    return;
  }
  const last = getGetNeedsActionQueryKey(0).at(-1);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === last });
}

export const feedQuery = (branchId: number, query: FeedQuery) =>
  getGetNotificationsInfiniteQueryOptions(branchId, toParams(query), {
    query: { initialPageParam: 1, getNextPageParam: nextPage, select: flattenPages },
  });

/** Activities of a branch, newest first; further pages are appended (spec section 4). */
export function useFeed(branchId: number, query: FeedQuery, enabled: boolean) {
  return useInfiniteQuery({ ...feedQuery(branchId, query), enabled });
}

/**
 * Unread activities of a branch; 0 until known. The list of branches, which is there first, says it too; it is the
 * placeholder, so that an equal count renders nothing again.
 */
export function useUnreadCount(branchId: number): number {
  const { data: listed } = useGetBranches({
    query: { enabled: false, select: (branches) => countUnread(branches, branchId) },
  });
  const { data: counted } = useGetNotificationsCount<number>(branchId, {
    query: { placeholderData: listed, select: ({ unread_count }) => unread_count },
  });
  return counted ?? listed?.unread_count ?? 0;
}

function countUnread(branches: readonly BranchSummary[], branchId: number): UnreadCount | undefined {
  const branch = branches.find(({ id }) => id === branchId);
  if (!branch) return undefined;
  const unread_total = branches.reduce((sum, { unread_count }) => sum + unread_count, 0);
  return { unread_count: branch.unread_count, unread_total };
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

/** An activity that is already loaded in one of the branch's lists of this kind. */
export function useLoadedActivity(branchId: number, kind: ActivityKind | null, id: string | null) {
  const all = useFeed(branchId, { filter: 'all', kind }, false).data;
  const unread = useFeed(branchId, { filter: 'unread', kind }, false).data;
  return id === null ? undefined : [...(all ?? []), ...(unread ?? [])].find((activity) => activity.id === id);
}
