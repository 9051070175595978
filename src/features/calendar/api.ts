import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  checkMove,
  getGetOrderCalendarQueryKey,
  getGetOrderQueryKey,
  getOrderCalendar,
  useGetOrderCapacity,
} from '../../generated/endpoints/orders/orders';
import type { CalendarItem, MoveCheckRequest } from '../../generated/model';
import { readAllPages } from '../../platform/cache/pagedRows';
import type { DayRange } from './model/range';

/** Page size of the calendar (spec section 9). */
const JOBS_PER_PAGE = 100;

/** All jobs on these days. They stay while others load. Events about orders invalidate them with the job lists. */
export function useCalendarJobs(branchId: number, range: DayRange, neighbors: readonly DayRange[]) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...jobsOn(branchId, range), placeholderData: keepPreviousData });
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const wanted = JSON.stringify(isLoaded ? neighbors : []);
  useEffect(() => prefetch(queryClient, branchId, wanted), [queryClient, branchId, wanted]);
  return query;
}

function jobsOn(branchId: number, { from, to }: DayRange) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to, 'page[size]': JOBS_PER_PAGE };
  return queryOptions<CalendarItem[]>({
    queryKey: [...getGetOrderCalendarQueryKey(branchId, span), 'all'],
    queryFn: ({ signal }) =>
      readAllPages(
        (page) => getOrderCalendar(branchId, { ...span, 'page[number]': page }, undefined, signal),
        ({ order_id }) => order_id,
      ),
  });
}

function prefetch(queryClient: QueryClient, branchId: number, ranges: string): void {
  const parsed: DayRange[] = JSON.parse(ranges);
  for (const range of parsed) void queryClient.prefetchQuery(jobsOn(branchId, range));
}

/** How many people the branch needs, has booked and has free on each of these days. */
export function useCapacity(branchId: number, { from, to }: DayRange) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to };
  return useGetOrderCapacity(branchId, span, { query: { placeholderData: keepPreviousData } });
}

/** Who a new time of a job affects. Nothing is asked while `move` is null. The answer changes nothing. */
export function useMoveCheck(orderId: number, move: MoveCheckRequest | null) {
  return useQuery({
    queryKey: [...getGetOrderQueryKey(orderId), 'move-check', move],
    queryFn: ({ signal }) => (move ? checkMove(orderId, move, undefined, signal) : null),
    enabled: move !== null,
    retry: false,
    gcTime: 0,
  });
}
