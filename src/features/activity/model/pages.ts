import type { Activity, ActivityPage } from '../../../generated/model';

/** The loaded pages of a feed as the cache keeps them. */
export type FeedPages = { pages: ActivityPage[]; pageParams: (number | undefined)[] };

/**
 * All loaded activities in order. New arrivals shift the provider's pages, so one activity may arrive twice; duplicates
 * are removed.
 */
export function flattenPages({ pages }: FeedPages): Activity[] {
  const byId = new Map<string, Activity>();
  for (const activity of pages.flatMap((page) => page.data)) {
    if (!byId.has(activity.id)) byId.set(activity.id, activity);
  }
  return [...byId.values()];
}

/** The pages with a pushed activity on top. Unchanged when it is already there or nothing is loaded. */
export function addArrival(feed: FeedPages | undefined, arrival: Activity): FeedPages | undefined {
  const [first, ...rest] = feed?.pages ?? [];
  if (!feed || !first || feed.pages.some(({ data }) => data.some(({ id }) => id === arrival.id))) return feed;
  const grown = { ...first, data: [arrival, ...first.data], total: first.total + 1 };
  return { ...feed, pages: [grown, ...rest] };
}

/** The pages with one activity marked as read. */
export function markActivityRead(feed: FeedPages | undefined, id: string): FeedPages | undefined {
  if (!feed) return feed;
  const read = (activity: Activity): Activity => (activity.id === id ? { ...activity, is_read: true } : activity);
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, data: page.data.map(read) })) };
}
