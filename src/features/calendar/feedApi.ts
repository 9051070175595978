import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCalendarFeedQueryKey,
  useCreateCalendarFeed,
  useDeleteCalendarFeed,
  useGetCalendarFeed,
} from '#generated/endpoints/calendar/calendar';
import type { CalendarFeed } from '#generated/model';

/** The caller's calendar feed. Its address is a secret, so it leaves the cache with the screen that shows it. */
export function useCalendarFeed() {
  return useGetCalendarFeed({ query: { gcTime: 0 } });
}

/** Creates the feed, or changes its address: the old one stops immediately. */
export function useCreateFeed() {
  const onSuccess = useStoreFeed();
  return useCreateCalendarFeed({ mutation: { onSuccess } });
}

/** Turns the feed off: its address stops immediately. */
export function useEndFeed() {
  const onSuccess = useStoreFeed();
  return useDeleteCalendarFeed({ mutation: { onSuccess } });
}

function useStoreFeed() {
  const queryClient = useQueryClient();
  return (feed: CalendarFeed) => queryClient.setQueryData(getGetCalendarFeedQueryKey(), feed);
}
