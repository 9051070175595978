import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCalendarFeedQueryKey,
  useCreateCalendarFeed,
  useDeleteCalendarFeed,
  useGetCalendarFeed,
} from '#generated/endpoints/calendar/calendar';
import type { CalendarFeed } from '#generated/model';
import { suppressErrorToast } from '#platform/cache/queryClient';

/** The caller's calendar feed. Its address is a secret, so it leaves the cache with the screen that shows it. */
export function useCalendarFeed() {
  return useGetCalendarFeed({ query: { gcTime: 0, meta: suppressErrorToast } });
}

/** Creates the feed, or changes its address: the old one stops immediately. The screen shows a failure. */
export function useCreateFeed() {
  const onSuccess = useStoreFeed();
  return useCreateCalendarFeed({ mutation: { meta: suppressErrorToast, onSuccess } });
}

/** Turns the feed off: its address stops immediately. */
export function useEndFeed() {
  const onSuccess = useStoreFeed();
  return useDeleteCalendarFeed({ mutation: { meta: suppressErrorToast, onSuccess } });
}

function useStoreFeed() {
  const queryClient = useQueryClient();
  return (feed: CalendarFeed) => queryClient.setQueryData(getGetCalendarFeedQueryKey(), feed);
}
