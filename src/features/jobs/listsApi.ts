import { keepPreviousData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import {
  getGetOrderCountQueryKey,
  getGetOrderCountQueryOptions,
  getGetOrdersQueryOptions,
  getOrderHistory,
  useGetOrderCalendar,
  useGetOrderHistory,
} from '#generated/endpoints/orders/orders';
import { useGetOffers } from '#generated/endpoints/outsource/outsource';
import type { ClosedState, GetOrderHistoryParams, GetOrdersParams, GetOrdersSort, OrderCount } from '#generated/model';
import { MOST_PER_PAGE, readAllPages } from '#platform/cache/pagedRows';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { type JobFilters, toFilterParams } from './model/listFilters';

// API calls about lists of orders and their counts.

/** Orders on a page of cards (spec section 9). */
export const CARDS_PER_PAGE = 5;

/** Formation states in the provider's filter format (spec section 4). */
export const notFormedStates = '1';
export const formedStates = '2,3,4';

/** Orders on a page of compact rows: as many as fit on a screen of 900 px. */
export const ROWS_PER_PAGE = 20;

export type OpenOrdersQuery = {
  page: number;
  perPage: number;
  /** Formation states, separated by commas. */
  states: string;
  startingSoon?: boolean;
  sort?: GetOrdersSort;
  filters: JobFilters;
  /** Ids of orders that are shown elsewhere on the page. */
  except?: readonly number[];
};

/** A page of open orders. The previous page stays while the next one loads. */
export function openOrdersQuery(branchId: number, query: OpenOrdersQuery) {
  const { page, perPage, states, startingSoon = false, sort, filters, except = [] } = query;
  const params: GetOrdersParams = { page, per_page: perPage, 'filter[status]': states, ...toFilterParams(filters) };
  if (startingSoon) params['filter[starting_soon]'] = 1;
  if (sort !== undefined) params.sort = sort;
  if (except.length > 0) params['filter[except]'] = except.join();
  return getGetOrdersQueryOptions(branchId, params, { query: { placeholderData: keepPreviousData } });
}

export const useOpenOrders = (branchId: number, query: OpenOrdersQuery) => useQuery(openOrdersQuery(branchId, query));

/** Open orders in these states, soonest first, of the days around now in any time zone. */
export function urgentCandidatesQuery(branchId: number, states: string, now: Date) {
  const today = todayIn('UTC', now);
  // An order that started yesterday evening may still need people.
  const filters = { from: addDays(today, -1), to: addDays(today, 3) };
  return openOrdersQuery(branchId, { page: 1, perPage: ROWS_PER_PAGE, states, sort: 'starts_at', filters });
}

/** `enabled`: false reads nothing. */
export const useUrgentCandidates = (branchId: number, states: string, now: Date, enabled: boolean) =>
  useQuery({ ...urgentCandidatesQuery(branchId, states, now), enabled });

export type HistoryQuery = {
  page: number;
  perPage: number;
  /** One result alone; both without it. */
  result?: ClosedState | undefined;
  filters: JobFilters;
};

/** A page of completed and canceled orders. */
export function useHistory(branchId: number, { page, perPage, ...filters }: HistoryQuery) {
  const params = { page, per_page: perPage, ...toHistoryParams(filters) };
  return useGetOrderHistory(branchId, params, { query: { placeholderData: keepPreviousData } });
}

function toHistoryParams({ result, filters }: Pick<HistoryQuery, 'result' | 'filters'>): GetOrderHistoryParams {
  const { missing: _missing, ...shared } = filters;
  return result === undefined ? toFilterParams(shared) : { ...toFilterParams(shared), 'filter[closed_state]': result };
}

/** Number of open orders in these states that pass the filters, and of all open orders. */
export function orderCountQuery(branchId: number, states: string, filters: JobFilters = {}) {
  return getGetOrderCountQueryOptions(branchId, { 'filter[status]': states, ...toFilterParams(filters) });
}

export const useOrderCount = (branchId: number, states: string, filters: JobFilters = {}) =>
  useQuery(orderCountQuery(branchId, states, filters));

/** Numbers of open orders without and with invitations, from one call; undefined until loaded. */
export function useOpenCounts(branchId: number): { notFormed: number; formed: number; total: number } | undefined {
  const { data } = useOrderCount(branchId, notFormedStates);
  return data && { notFormed: data.count, formed: data.total_count - data.count, total: data.total_count };
}

/** Number of open outsourcing offers of a branch; undefined until loaded. */
export function useOpenOfferCount(branchId: number): number | undefined {
  return useGetOffers({ branch_id: branchId, per_page: 1 }).data?.counts.open;
}

/** Fetches all completed and canceled orders that pass the filters, for a download. */
export function useWholeHistory(branchId: number) {
  return useMutation({
    mutationFn: (query: Pick<HistoryQuery, 'result' | 'filters'>) => {
      const params = { per_page: MOST_PER_PAGE, ...toHistoryParams(query) };
      return readAllPages(
        (page) => getOrderHistory(branchId, { page, ...params }),
        ({ order_id }) => order_id,
      );
    },
  });
}

/**
 * Orders of one day ("YYYY-MM-DD" in the branch's zone) by their start. One page is enough: no day has more orders.
 */
export function useDayJobs(branchId: number, day: string) {
  const span = { 'filter[date_from]': day, 'filter[date_to]': day, 'page[size]': MOST_PER_PAGE };
  return useGetOrderCalendar(branchId, span, { query: { placeholderData: keepPreviousData } });
}

/** Sets the cached count of a branch's open orders in these states. */
export function setOrderCount(queryClient: QueryClient, branchId: number, states: string, count: OrderCount): void {
  queryClient.setQueryData<OrderCount>(getGetOrderCountQueryKey(branchId, { 'filter[status]': states }), count);
}
