import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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
export function useCalendarJobs(branchId: number, range: DayRange, next: DayRange, previous: DayRange) {
  const query = useQuery({ ...jobsOn(branchId, range), placeholderData: keepPreviousData });
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  usePrefetch(branchId, next, isLoaded);
  usePrefetch(branchId, previous, isLoaded);
  return query;
}

function usePrefetch(branchId: number, { from, to }: DayRange, isEnabled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isEnabled) void queryClient.prefetchQuery(jobsOn(branchId, { from, to }));
  }, [queryClient, branchId, from, to, isEnabled]);
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
