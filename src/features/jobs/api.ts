import { keepPreviousData, type QueryClient, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  addAttachment,
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
  useCancelOrder,
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
import type { GetOrdersSort, OrderCompleteRequest, OrderCount, OrderRequest } from '../../generated/model';
import { readAllPages } from '../../platform/cache/pagedRows';
import { runCall, settles } from '../../platform/cache/queryClient';
import { uploadProgress } from '../../platform/http/uploadProgress';
import { useRepeatable } from '../../platform/http/useRepeatable';
import type { SendFile, SendHow } from './files/uploadLine';

/** Orders on a page of cards (spec section 9). */
export const CARDS_PER_PAGE = 5;

/** As many as the provider gives at once. */
export const MOST_PER_PAGE = 100;

/** Formation states as the provider filters them (spec section 4). */
export const notFormedStates = '1';
export const formedStates = '2,3,4';

export type OpenOrdersQuery = {
  page: number;
  /** Formation states as a comma list. */
  states: string;
  startingSoon?: boolean;
  sort?: GetOrdersSort;
};

/** A page of open orders. While another page is on its way the one before stays. */
export function useOpenOrders(branchId: number, { page, states, startingSoon, sort }: OpenOrdersQuery) {
  const params = {
    page,
    per_page: CARDS_PER_PAGE,
    'filter[status]': states,
    ...(startingSoon && { 'filter[starting_soon]': 1 }),
    ...(sort && { sort }),
  };
  return useGetOrders(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** A page of completed and cancelled orders. */
export function useHistory(branchId: number, page: number) {
  const params = { page, per_page: CARDS_PER_PAGE };
  return useGetOrderHistory(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** How many open orders are in these states, and how many there are at all. */
export function useOrderCount(branchId: number, states: string) {
  return useGetOrderCount(branchId, { 'filter[status]': states });
}

/** How many orders are completed or cancelled; undefined until known. */
export function useHistoryCount(branchId: number): number | undefined {
  return useGetOrderHistory(branchId, { page: 1, per_page: CARDS_PER_PAGE }).data?.total;
}

/** Fetches all completed and cancelled orders, for a file. */
export function useWholeHistory(branchId: number) {
  const read = (page: number) => getOrderHistory(branchId, { page, per_page: MOST_PER_PAGE });
  return useMutation({ mutationFn: () => readAllPages(read, ({ order_id }) => order_id) });
}

/** An order as the form edits it. */
export const useOrder = (orderId: number) => useGetOrder(orderId);
/** Everything about an order; from the history its company and crew come along (spec section 7). */
export const useOrderDetail = (orderId: number, fromHistory = false) =>
  useGetOrderDetail(orderId, fromHistory ? { mover: 1, moving_team: 1 } : undefined);
/** Slots of an order and who was asked for them. */
export const useCrew = (orderId: number) => useGetCurrentCrew(orderId);
/** Asks for the newest version of an order, whatever is known already. */
export function useFreshOrder(orderId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetOrderQueryOptions(orderId), staleTime: 0 });
}
/** Asks who was invited as of now. */
export function useFreshCrew(orderId: number) {
  const queryClient = useQueryClient();
  return async () =>
    (await queryClient.fetchQuery({ ...getGetCurrentCrewQueryOptions(orderId), staleTime: 0 })).members;
}
/** Catalogs hardly ever change: what was loaded once is good for the session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Kinds of vehicles and what they hold. */
export const useVehicleTypes = () => useGetVehicleTypes(forTheSession);
/** Tools a job may need. */
export const useTools = () => useGetTools(forTheSession);
/** Things people move and how large they are. */
export const useItemCatalog = () => useGetItemCatalog(forTheSession);

/** Orders of one day ("YYYY-MM-DD" in the zone of the branch), by their start; no day has more than the provider gives at once. */
export function useDayJobs(branchId: number, day: string) {
  const span = { 'filter[date_from]': day, 'filter[date_to]': day, 'page[size]': MOST_PER_PAGE };
  return useGetOrderCalendar(branchId, span, { query: { placeholderData: keepPreviousData } });
}

/** Several orders, in their order; without data where they are not there yet. */
export const useOrdersById = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetOrderQueryOptions(id)) });
/** The crews of several orders, in their order. */
export const useCrews = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetCurrentCrewQueryOptions(id)) });

/** What lists and counts show of a branch's orders is no longer true; of one order too when it is named. */
export function ordersChanged(queryClient: QueryClient, branchId: number, orderId?: number): Promise<unknown> {
  const stale = [getGetOrdersQueryKey(branchId), ...(orderId === undefined ? [] : [getGetOrderQueryKey(orderId)])];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Writes a branch's count of open orders in these states. */
export function keepCounts(queryClient: QueryClient, branchId: number, states: string, count: OrderCount): void {
  queryClient.setQueryData<OrderCount>(getGetOrderCountQueryKey(branchId, { 'filter[status]': states }), count);
}

/** Writes an order down. */
export function useWriteOrder(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { id: number; data: OrderRequest }, keyed) =>
    createOrder(sent.id, sent.data, keyed),
  );
  return useCreateOrder({
    mutation: {
      mutationFn: send,
      onSuccess: () => void ordersChanged(queryClient, branchId),
    },
  });
}

/** Changes an order; a stale version is refused with 409. */
export function useChangeOrder(branchId: number) {
  const queryClient = useQueryClient();
  // A stale version is asked about in a dialog.
  return useUpdateOrder({
    mutation: { meta: settles('stale_version'), onSuccess: afterChange(queryClient, branchId) },
  });
}

/** Deletes an order nobody was asked for; `keepalive` while the page goes away. */
export function useRemoveOrder(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...how }: { orderId: number; keepalive?: boolean }) => deleteOrder(orderId, how),
    onSettled: afterAttempt(queryClient, branchId),
  });
}

/** Cancels an order; its crew hears of it. */
export function useCallOff(branchId: number) {
  const queryClient = useQueryClient();
  return useCancelOrder({ mutation: { onSuccess: afterChange(queryClient, branchId) } });
}

/** Closes an order with hours and pay. */
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

/** Opens a completed order again. */
export function useReopen(branchId: number) {
  const queryClient = useQueryClient();
  return useReopenOrder({ mutation: { onSuccess: afterChange(queryClient, branchId) } });
}

/** Sends a file for an order of the branch that is yet to be saved. */
export function useSendOrderFile(branchId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    (file, how) => runCall(queryClient, () => uploadOrderFile(branchId, { file }, sending(how))),
    [queryClient, branchId],
  );
}

/** Sends a file to an existing order; resolves once the order was loaded again. */
export function useAddFile(branchId: number, orderId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    async (file, how) => {
      const sent = await runCall(queryClient, () => addAttachment(orderId, { file }, sending(how)));
      await ordersChanged(queryClient, branchId, orderId);
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

/** Takes a file off an order; resolves once the order was loaded again. */
export function useRemoveFile(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, attachmentId, ...how }: { orderId: number; attachmentId: number; keepalive?: boolean }) =>
      removeAttachment(orderId, attachmentId, how),
    onSettled: (_, __, { orderId }) => ordersChanged(queryClient, branchId, orderId),
  });
}

function afterChange(queryClient: QueryClient, branchId: number) {
  return (_: unknown, { orderId }: { orderId: number }) => void ordersChanged(queryClient, branchId, orderId);
}

/** A refusal means that somebody was faster: what is shown is asked for again in either case. */
export function afterAttempt(queryClient: QueryClient, branchId: number) {
  return (_: unknown, __: unknown, { orderId }: { orderId: number }) =>
    void ordersChanged(queryClient, branchId, orderId);
}
