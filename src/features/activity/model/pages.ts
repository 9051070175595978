import type { Activity, ActivityPage } from '../../../generated/model';
import { type Pages, rowsOf, withRowChanged, withRowOnTop } from '../../../platform/cache/pagedRows';

/** The loaded pages of a feed as the cache keeps them. */
export type FeedPages = Pages<ActivityPage>;

const idOf = ({ id }: Activity): string => id;

/** All loaded activities in order. */
export const allPages = (feed: FeedPages): Activity[] => rowsOf(feed, idOf);

/** The pages with a pushed activity on top. */
export const withArrival = (feed: FeedPages | undefined, arrival: Activity): FeedPages | undefined =>
  withRowOnTop(feed, arrival, idOf);

/** The pages with one activity marked as read. */
export const withRead = (feed: FeedPages | undefined, id: string): FeedPages | undefined =>
  withRowChanged(
    feed,
    (activity: Activity) => activity.id === id,
    (activity) => ({ ...activity, is_read: true }),
  );
