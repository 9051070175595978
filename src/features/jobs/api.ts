import { keepPreviousData, type QueryClient, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  addAttachment,
  cancelOrder,
  completeOrder,
  createOrder,
  deleteOrder,
  getGetOrderCountQueryKey,
  getGetCurrentCrewQueryOptions,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getGetOrdersQueryKey,
  getOrderHistory,
  removeAttachment,
  uploadOrderFile,
  useCompleteOrder,
  useCreateOrder,
  useGetCurrentCrew,
  useGetOrder,
  useGetOrderCalendar,
  useGetOrderCount,
  useGetOrderDetail,
  useGetOrderHistory,
  useGetOrders,
  useReopenOrder,
  useUpdateOrder,
} from '../../generated/endpoints/orders/orders';
import { useGetItemCatalog, useGetTools, useGetVehicleTypes } from '../../generated/endpoints/lookups/lookups';
import type {
  ClosedState,
  GetOrderHistoryParams,
  GetOrdersParams,
  GetOrdersSort,
  OrderCancelRequest,
  OrderCompleteRequest,
  OrderCount,
  OrderRequest,
} from '../../generated/model';
import { readAllPages } from '../../platform/cache/pagedRows';
import { runCall, settles } from '../../platform/cache/queryClient';
import { uploadProgress } from '../../platform/http/uploadProgress';
import { useRepeatable } from '../../platform/http/useRepeatable';
import { type JobFilters, toFilterParams } from './model/listFilters';
import type { SendFile, SendHow } from './files/uploadLine';

/** Orders on a page of cards (spec section 9). */
export const CARDS_PER_PAGE = 5;

/** Orders on a page of compact rows: as many as fit on a screen of 900 px. */
export const ROWS_PER_PAGE = 20;

/** Most entries the provider returns per page. */
export const MOST_PER_PAGE = 100;

/** Formation states in the provider's filter format (spec section 4). */
export const notFormedStates = '1';
export const formedStates = '2,3,4';

export type OpenOrdersQuery = {
  page: number;
  perPage: number;
  /** Formation states, separated by commas. */
  states: string;
  startingSoon?: boolean;
  sort?: GetOrdersSort;
  filters: JobFilters;
};

/** A page of open orders. The previous page stays while the next one loads. */
export function useOpenOrders(branchId: number, query: OpenOrdersQuery) {
  const { page, perPage, states, startingSoon = false, sort, filters } = query;
  const params: GetOrdersParams = { page, per_page: perPage, 'filter[status]': states, ...toFilterParams(filters) };
  if (startingSoon) params['filter[starting_soon]'] = 1;
  if (sort !== undefined) params.sort = sort;
  return useGetOrders(branchId, params, { query: { placeholderData: keepPreviousData } });
}

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
export function useOrderCount(branchId: number, states: string, filters: JobFilters = {}) {
  return useGetOrderCount(branchId, { 'filter[status]': states, ...toFilterParams(filters) });
}

/** Number of completed and canceled orders; undefined until loaded. */
export function useHistoryCount(branchId: number): number | undefined {
  return useGetOrderHistory(branchId, { page: 1, per_page: CARDS_PER_PAGE }).data?.total;
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

/** An order for the form. */
export const useOrder = (orderId: number) => useGetOrder(orderId);
/** All details of an order; for the history also its company and crew (spec section 7). */
export const useOrderDetail = (orderId: number, fromHistory = false) =>
  useGetOrderDetail(orderId, fromHistory ? { mover: 1, moving_team: 1 } : undefined);
/** Slots of an order and the people invited to them. */
export const useCrew = (orderId: number) => useGetCurrentCrew(orderId);
/** Returns a function that fetches the latest version of an order and bypasses the cache. */
export function useFreshOrder(orderId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetOrderQueryOptions(orderId), staleTime: 0 });
}
/** Returns a function that fetches the current invitations and bypasses the cache. */
export function useFreshCrew(orderId: number) {
  const queryClient = useQueryClient();
  return async () =>
    (await queryClient.fetchQuery({ ...getGetCurrentCrewQueryOptions(orderId), staleTime: 0 })).members;
}
/** Catalogs rarely change, so they are loaded once per session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Vehicle types and their capacity. */
export const useVehicleTypes = () => useGetVehicleTypes(forTheSession);
/** Tools a job may need. */
export const useTools = () => useGetTools(forTheSession);
/** Common items and their volume. */
export const useItemCatalog = () => useGetItemCatalog(forTheSession);

/**
 * Orders of one day ("YYYY-MM-DD" in the branch's zone) by their start. One page is enough: no day has more orders.
 */
export function useDayJobs(branchId: number, day: string) {
  const span = { 'filter[date_from]': day, 'filter[date_to]': day, 'page[size]': MOST_PER_PAGE };
  return useGetOrderCalendar(branchId, span, { query: { placeholderData: keepPreviousData } });
}

/** Several orders in the order of `orderIds`; without data until loaded. */
export const useOrdersById = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetOrderQueryOptions(id)) });
/** The crews of several orders in the order of `orderIds`. */
export const useCrews = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetCurrentCrewQueryOptions(id)) });

/** Invalidates the lists and counts of a branch's orders, and one order if `orderId` is given. */
export function invalidateOrders(queryClient: QueryClient, branchId: number, orderId?: number): Promise<unknown> {
  const stale = [getGetOrdersQueryKey(branchId), ...(orderId === undefined ? [] : [getGetOrderQueryKey(orderId)])];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Sets the cached count of a branch's open orders in these states. */
export function setOrderCount(queryClient: QueryClient, branchId: number, states: string, count: OrderCount): void {
  queryClient.setQueryData<OrderCount>(getGetOrderCountQueryKey(branchId, { 'filter[status]': states }), count);
}

/** Creates an order. */
export function useWriteOrder(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { id: number; data: OrderRequest }, keyed) =>
    createOrder(sent.id, sent.data, keyed),
  );
  return useCreateOrder({
    mutation: {
      mutationFn: send,
      onSuccess: () => void invalidateOrders(queryClient, branchId),
    },
  });
}

/** Changes an order; a stale version fails with 409. */
export function useChangeOrder(branchId: number) {
  const queryClient = useQueryClient();
  // Dialogs handle a stale version and people with another job at the new time.
  return useUpdateOrder({
    mutation: { meta: settles('stale_version', 'hard_conflict'), onSuccess: afterChange(queryClient, branchId) },
  });
}

/** Deletes an order without invitations; `keepalive` while the page unloads. */
export function useRemoveOrder(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...how }: { orderId: number; keepalive?: boolean }) => deleteOrder(orderId, how),
    onSettled: afterAttempt(queryClient, branchId),
  });
}

type CallingOff = { orderId: number; data: OrderCancelRequest; keepalive?: boolean };

/**
 * Cancels an order; the provider notifies the crew. `keepalive` while the page unloads. Resolves after everything that
 * shows the order is refetched.
 */
export function useCallOff(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, data, ...how }: CallingOff) => cancelOrder(orderId, data, how),
    // Its page, hidden while it could be undone, must not come back as it was.
    onSuccess: (_, { orderId }) =>
      queryClient.removeQueries({ queryKey: getGetOrderQueryKey(orderId), type: 'inactive' }),
    onSettled: (_, __, { orderId }) => invalidateOrders(queryClient, branchId, orderId),
  });
}

/** Completes an order with hours and pay. */
export function useFinish(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { orderId: number; data: OrderCompleteRequest }, keyed) =>
    completeOrder(sent.orderId, sent.data, keyed),
  );
  return useCompleteOrder({
    mutation: {
      mutationFn: send,
      onSuccess: afterChange(queryClient, branchId),
    },
  });
}

/** Reopens a completed order. */
export function useReopen(branchId: number) {
  const queryClient = useQueryClient();
  return useReopenOrder({ mutation: { onSuccess: afterChange(queryClient, branchId) } });
}

/** Uploads a file for an order that is not saved yet. */
export function useSendOrderFile(branchId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    (file, how) => runCall(queryClient, () => uploadOrderFile(branchId, { file }, sending(how))),
    [queryClient, branchId],
  );
}

/** Uploads a file to an existing order; resolves after the order is refetched. */
export function useAddFile(branchId: number, orderId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    async (file, how) => {
      const sent = await runCall(queryClient, () => addAttachment(orderId, { file }, sending(how)));
      await invalidateOrders(queryClient, branchId, orderId);
      return sent;
    },
    [queryClient, branchId, orderId],
  );
}

function sending({ idempotencyKey, onProgress, signal }: SendHow) {
  return {
    signal,
    headers: { 'Idempotency-Key': idempotencyKey },
    ...uploadProgress(onProgress),
  };
}

/** Removes a file from an order; resolves after the order is refetched. */
export function useRemoveFile(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, attachmentId, ...how }: { orderId: number; attachmentId: number; keepalive?: boolean }) =>
      removeAttachment(orderId, attachmentId, how),
    onSettled: (_, __, { orderId }) => invalidateOrders(queryClient, branchId, orderId),
  });
}

function afterChange(queryClient: QueryClient, branchId: number) {
  return (_: unknown, { orderId }: { orderId: number }) => void invalidateOrders(queryClient, branchId, orderId);
}

/** An error can mean that another user was faster, so the data is refetched in either case. */
export function afterAttempt(queryClient: QueryClient, branchId: number) {
  return (_: unknown, __: unknown, { orderId }: { orderId: number }) =>
    void invalidateOrders(queryClient, branchId, orderId);
}
