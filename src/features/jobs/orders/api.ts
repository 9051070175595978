import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { withoutMembers } from '#domain/orders/withdrawn';
import { useGetItemCatalog, useGetTools, useGetVehicleTypes } from '#generated/endpoints/lookups/lookups';
import {
  getGetCurrentCrewQueryOptions,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getGetOrdersQueryKey,
  getGetOrderDetailQueryOptions,
  useGetOrders,
  useCompleteOrder,
  useCreateOrder,
  useReopenOrder,
  useUpdateOrder,
  useUpdateWorkAgain,
} from '#generated/endpoints/orders/orders';
import type { Crew } from '#generated/model';
import { MOST_PER_PAGE } from '#platform/cache/pagedRows';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { useUndoable } from '#platform/offline/undoables';

// API calls that read orders and their crews, and that create, change and close orders.

/** An order for the form. */
export const orderQuery = (orderId: number) => getGetOrderQueryOptions(orderId);
export const useOrder = (orderId: number) => useQuery(orderQuery(orderId));

/** Jobs whose crew is not formed, soonest first. */
export const useJobsInNeed = (branchId: number) =>
  useGetOrders(branchId, { page: 1, per_page: MOST_PER_PAGE, 'filter[status]': '1,2,3', sort: 'starts_at' });

/** All details of an order; for the history also its company and crew (spec section 7). */
export const orderDetailQuery = (orderId: number, fromHistory = false) =>
  getGetOrderDetailQueryOptions(orderId, fromHistory ? { mover: 1, moving_team: 1 } : undefined);
export const useOrderDetail = (orderId: number, fromHistory = false) =>
  useQuery(orderDetailQuery(orderId, fromHistory));

/** Slots of an order and the people invited to them. */
export const crewQuery = (orderId: number) => getGetCurrentCrewQueryOptions(orderId);

/** The list of the invitations, of any job, that were withdrawn but can be restored. */
export const withdrawnInvitations = 'withdrawn invitations';

/** Ids of the invitations that were withdrawn but can be restored. No screen shows them. */
export const useWithdrawn = (): ReadonlySet<number> => useUndoable(withdrawnInvitations).hidden;

/** Names of the lists of jobs of a branch that were deleted or canceled but can be restored. */
export const deletedJobs = (branchId: number) => `deleted jobs of ${branchId}`;
export const canceledJobs = (branchId: number) => `canceled jobs of ${branchId}`;

/** The crew as every screen shows it: without invitations that are being withdrawn. */
export const useCrew = (orderId: number) => useQuery({ ...crewQuery(orderId), select: useShownCrew() });

function useShownCrew() {
  const withdrawn = useWithdrawn();
  return useCallback((crew: Crew) => withoutMembers(crew, withdrawn), [withdrawn]);
}

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

/** Several orders in the order of `orderIds`; without data until loaded. */
export const useOrdersById = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetOrderQueryOptions(id)) });
/** The crews of several orders in the order of `orderIds`, as `useCrew` shows each. */
export function useCrews(orderIds: readonly number[]) {
  const select = useShownCrew();
  return useQueries({ queries: orderIds.map((id) => ({ ...crewQuery(id), select })) });
}

/** Invalidates the lists and counts of a branch's orders, and one order if `orderId` is given. */
export function invalidateOrders(queryClient: QueryClient, branchId: number, orderId?: number): Promise<unknown> {
  const stale = [getGetOrdersQueryKey(branchId), ...(orderId === undefined ? [] : [getGetOrderQueryKey(orderId)])];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Creates an order. */
export function useWriteOrder(branchId: number) {
  const queryClient = useQueryClient();
  return useCreateOrder({ mutation: { onSuccess: () => void invalidateOrders(queryClient, branchId) } });
}

/** Changes an order; a stale version fails with 409. */
export function useChangeOrder(branchId: number) {
  const queryClient = useQueryClient();
  // Dialogs handle a stale version and people with another job at the new time.
  return useUpdateOrder({
    mutation: {
      meta: handledErrorCodes('stale_version', 'hard_conflict'),
      onSuccess: (_, { orderId }) => void invalidateOrders(queryClient, branchId, orderId),
      onError: ({ code }, { orderId }) => {
        if (code === 'wrong_state' || code === 'too_late') void invalidateOrders(queryClient, branchId, orderId);
      },
    },
  });
}

/** Completes an order with hours and pay. */
export function useFinish(branchId: number) {
  const queryClient = useQueryClient();
  return useCompleteOrder({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

/** Reopens a completed order. */
export function useReopen(branchId: number) {
  const queryClient = useQueryClient();
  return useReopenOrder({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

/** Changes whether the company would work with someone of a completed order again. */
export function useChangeWorkAgain(branchId: number) {
  const queryClient = useQueryClient();
  return useUpdateWorkAgain({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

/** An error can mean that another user was faster, so the data is refetched in either case. */
export function afterAttempt(queryClient: QueryClient, branchId: number) {
  return (_: unknown, __: unknown, { orderId }: { orderId: number }) =>
    void invalidateOrders(queryClient, branchId, orderId);
}

/** Catalogs rarely change, so they are loaded once per session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Vehicle types and their capacity. */
export const useVehicleTypes = () => useGetVehicleTypes(forTheSession);
/** Tools a job may need. */
export const useTools = () => useGetTools(forTheSession);
/** Common items and their volume. */
export const useItemCatalog = () => useGetItemCatalog(forTheSession);

type NameOf = (id: number) => string | undefined;

/** Returns a getter for the name of a vehicle type; undefined until the catalog has loaded. */
export function useVehicleName(): NameOf {
  const types = useVehicleTypes().data;
  return (id) => types?.find((type) => type.id === id)?.title;
}

/** Returns a getter for the name of a tool; undefined until the catalog has loaded. */
export function useToolName(): NameOf {
  const tools = useTools().data;
  return (id) => tools?.find((tool) => tool.id === id)?.title;
}
