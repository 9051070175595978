import {
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  keepPreviousData,
} from '@tanstack/react-query';
import { getActivityKind } from '#domain/activityKinds';
import { getGetBranchesQueryKey, useGetBranches } from '#generated/endpoints/branches/branches';
import {
  getGetNeedsActionQueryKey,
  getGetNeedsActionQueryOptions,
  getGetNotificationsCountQueryKey,
  getGetNotificationsInfiniteQueryKey,
  getGetNotificationsInfiniteQueryOptions,
  useGetNotificationsCount,
  useMarkAllAsRead,
  useMarkAsRead,
} from '#generated/endpoints/notifications/notifications';
import { useGetCurrentCrew } from '#generated/endpoints/orders/orders';
import { getGetOverviewQueryKey, getGetOverviewQueryOptions } from '#generated/endpoints/overview/overview';
import type { Activity, ActivityKind, BranchSummary, UnreadCount, ActivityPage } from '#generated/model';
import { nextPage, type Pages, listRows, withRowChanged, withRowOnTop } from '#platform/cache/pagedRows';
import { hasId } from '#platform/lib/codes';
import { isRecord } from '#platform/lib/plainData';
import { useSession } from '#platform/session/useSession';

/** In place of a branch: the feed about a person's own jobs. */
export const PERSONAL_FEED = 0;

export type FeedFilter = 'all' | 'unread';

/** Filter of a list: all or unread activities, of every kind or of one. */
export type FeedQuery = { filter: FeedFilter; kind: ActivityKind | null };

/** Key of a branch's list. Without a query it is the prefix of all its lists. */
export const getFeedKey = (branchId: number, query?: FeedQuery) =>
  getGetNotificationsInfiniteQueryKey(branchId, query && toParams(query));

const kindParam = 'filter[kind]';

const toParams = ({ filter, kind }: FeedQuery) => ({
  ...(filter === 'unread' && { type: 'unread' as const }),
  ...(kind !== null && { [kindParam]: kind }),
});

/** Checks whether a list, by its key, shows an activity that arrives: of its kind, and unread if it lists only those. */
export function showsArrival(queryKey: QueryKey, { type, is_read }: Activity): boolean {
  const params = queryKey.filter((part) => typeof part === 'object' && part !== null);
  if (is_read && params.some((each) => 'type' in each)) return false;
  const kinds = params.find((each) => kindParam in each);
  return kinds === undefined || (type !== null && Object.values(kinds).includes(getActivityKind(type)));
}

export const needsActionQuery = (branchId: number) => getGetNeedsActionQueryOptions(branchId);

/** Activities that still wait for a decision, most urgent first. */
export const useNeedsAction = (branchId: number) => useQuery(needsActionQuery(branchId));

/** The same as far as it is loaded, for parts beside their list. Undefined until then. */
export const useKnownMatters = (branchId: number) => useQuery({ ...needsActionQuery(branchId), enabled: false }).data;

/** The phone number of the person whom an activity reports as late; undefined until known, null without one. */
export function useLatePhone({ data }: Activity): string | null | undefined {
  const { order_id: orderId = 0, user_id: userId } = data ?? {};
  return useGetCurrentCrew(orderId, {
    query: {
      enabled: orderId > 0,
      select: ({ members }) => members.find(({ user_id }) => user_id === userId)?.phone ?? null,
    },
  }).data;
}

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
 * True if the provider has a feed of a person's own jobs: the account then says how many activities of all feeds are
 * unread. The specification names only the feeds of branches.
 */
export function useHasPersonalFeed(): boolean {
  return useSession(({ user }) => typeof user?.unread_total === 'number');
}

/**
 * Unread activities of a branch; 0 until known. A list of branches that has the counts saves the call. The personal feed
 * has its own count, if the provider has that feed.
 */
export function useUnreadCount(branchId: number): number {
  const isPersonal = branchId === PERSONAL_FEED;
  const hasPersonalFeed = useHasPersonalFeed();
  const { data: listed } = useGetBranches({
    query: { enabled: false, select: (branches) => branches.find(({ id }) => id === branchId)?.unread_count },
  });
  const { data: counted } = useGetNotificationsCount(branchId, {
    query: {
      enabled: isPersonal ? hasPersonalFeed : listed === null,
      select: ({ unread_count }) => unread_count,
      structuralSharing: keepUnreadCount,
    },
  });
  return listed ?? counted ?? 0;
}

/** An answer without the count leaves the known one, which a push can have brought: the badge is never a broken value. */
function keepUnreadCount(known: unknown, answered: unknown): unknown {
  if (!isRecord(answered) || typeof answered['unread_count'] === 'number') return answered;
  return { ...answered, unread_count: isRecord(known) ? known['unread_count'] : 0 };
}

/** Keys of the queries that can have a branch's unread count. */
const listUnreadCountKeys = (branchId: number): QueryKey[] => [
  ...(branchId === PERSONAL_FEED ? [] : [getGetBranchesQueryKey()]),
  getGetNotificationsCountQueryKey(branchId),
];

const listFetchesOfUnreadCount = (queryClient: QueryClient, branchId: number) =>
  listUnreadCountKeys(branchId)
    .map((queryKey) => ({ queryKey, exact: true }))
    .filter((query) => queryClient.isFetching(query) > 0);

/** True while an answer that has a branch's unread count, or some of its activities, is being fetched. */
export const isFetchingActivities = (queryClient: QueryClient, branchId: number): boolean =>
  queryClient.isFetching({ queryKey: getFeedKey(branchId) }) > 0 ||
  listFetchesOfUnreadCount(queryClient, branchId).length > 0;

/** Sets a branch's unread count in each answer that has it, and where the provider has not counted. */
export function setUnreadCount(queryClient: QueryClient, branchId: number, unread_count: number): void {
  queryClient.setQueryData<UnreadCount>(getGetNotificationsCountQueryKey(branchId), (count) => ({
    unread_total: null,
    ...count,
    unread_count,
  }));
  queryClient.setQueryData<BranchSummary[]>(getGetBranchesQueryKey(), (branches) =>
    branches?.map((branch) =>
      branch.id === branchId && branch.unread_count !== null ? { ...branch, unread_count } : branch,
    ),
  );
}

/** Sets the count that a write answered with. A fetch in progress can have an older one, so it starts again. */
function updateUnreadCount(queryClient: QueryClient, branchId: number, { unread_count }: UnreadCount): void {
  setUnreadCount(queryClient, branchId, unread_count);
  for (const query of listFetchesOfUnreadCount(queryClient, branchId)) void queryClient.invalidateQueries(query);
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
      onSuccess: (count) => updateUnreadCount(queryClient, branchId, count),
      onError: () => queryClient.invalidateQueries({ queryKey: getFeedKey(branchId) }),
    },
  });
  return ({ id, is_read }: Activity) => {
    if (!is_read && hasId(id)) mutate({ branchId, data: { notification_id: id } });
  };
}

/** Marks all as read; then page 1 of all is loaded again (spec section 4). */
export function useMarkEverythingAsRead(branchId: number) {
  const queryClient = useQueryClient();
  return useMarkAllAsRead({
    mutation: {
      onSuccess: (count) => {
        updateUnreadCount(queryClient, branchId, count);
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

/** The loaded pages of a feed as the cache keeps them. */
export type FeedPages = Pages<ActivityPage>;

const getId = ({ id }: Activity): string => id;

/** All loaded activities in order. Those without an id are numbered over all pages. */
export function flattenPages(feed: FeedPages): Activity[] {
  const all = feed.pages.flatMap(({ data }) => data);
  const numbered = all.map((activity, at) => (hasId(activity.id) ? activity : { ...activity, id: `-${at + 1}` }));
  return listRows({ ...feed, pages: [{ data: numbered, total: null }] }, getId);
}

/** Rows of a feed without further requested pages. A page that is open all day would grow with each activity. */
const mostRows = 60;

/** The pages with a pushed activity on top. The oldest of a long first page can be loaded again. */
export function addArrival(feed: FeedPages | undefined, arrival: Activity): FeedPages | undefined {
  const grown = withRowOnTop(feed, arrival, getId);
  const [first, ...rest] = grown?.pages ?? [];
  if (!grown || !first || rest.length > 0 || first.data.length <= mostRows) return grown;
  const last_page = first.last_page && Math.max(first.last_page, 2);
  const shortened = { ...first, data: first.data.slice(0, mostRows), last_page };
  return { ...grown, pages: [shortened] };
}

/** The pages with one activity marked as read. */
export const markActivityRead = (feed: FeedPages | undefined, id: string): FeedPages | undefined =>
  withRowChanged(
    feed,
    (activity: Activity) => activity.id === id,
    (activity) => ({ ...activity, is_read: true }),
  );

/** Branches of the summary: the active one, or all of an owner. */
export type OverviewScope = 'branch' | 'company';

/** People become late with time, without an event. */
const refetchMs = 120_000;

export const overviewQuery = (branchId: number, scope: OverviewScope) =>
  getGetOverviewQueryOptions(branchId, scope === 'company' ? { scope } : undefined, {
    query: { placeholderData: keepPreviousData, refetchInterval: refetchMs },
  });

/** Today and the next two weeks. The previous scope stays while the next one loads. */
export const useOverview = (branchId: number, scope: OverviewScope, enabled: boolean) =>
  useQuery({ ...overviewQuery(branchId, scope), enabled });

/** Marks the summaries of a branch as out of date. Changes of other branches are fetched with the next interval. */
export function invalidateOverview(queryClient: QueryClient, branchId: number): void {
  void queryClient.invalidateQueries({ queryKey: getGetOverviewQueryKey(branchId) });
}
