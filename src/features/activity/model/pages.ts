import type { Activity, ActivityPage } from '../../../generated/model';
import { type Pages, listRows, withRowChanged, withRowOnTop } from '../../../platform/cache/pagedRows';

/** The loaded pages of a feed as the cache keeps them. */
export type FeedPages = Pages<ActivityPage>;

const getId = ({ id }: Activity): string => id;

/** All loaded activities in order. */
export const flattenPages = (feed: FeedPages): Activity[] => listRows(feed, getId);

/** The pages with a pushed activity on top. */
export const addArrival = (feed: FeedPages | undefined, arrival: Activity): FeedPages | undefined =>
  withRowOnTop(feed, arrival, getId);

/** The pages with one activity marked as read. */
export const markActivityRead = (feed: FeedPages | undefined, id: string): FeedPages | undefined =>
  withRowChanged(
    feed,
    (activity: Activity) => activity.id === id,
    (activity) => ({ ...activity, is_read: true }),
  );
