import type { Activity, ActivityPage } from '#generated/model';
import { hasId } from '#domain/ids';
import { type Pages, listRows, withRowChanged, withRowOnTop } from '#platform/cache/pagedRows';

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
