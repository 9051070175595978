import { useCallback } from 'react';
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetCurrentCrewQueryOptions,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getGetOrdersQueryKey,
  getGetOrderDetailQueryOptions,
  useGetOrders,
} from '#generated/endpoints/orders/orders';
import type { Crew } from '#generated/model';
import { MOST_PER_PAGE } from '#platform/cache/pagedRows';
import { useUndoable } from '#platform/offline/undoables';
import { withoutMembers } from './parts/crew/crewMembers';

// API calls that read orders and their crews.

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

/** The list whose rows are withdrawn for a moment and can be undone. */
export const invitationsList = (orderId: number): string => `invitations of order ${orderId}`;

/** The crew as every screen shows it: without invitations that are being withdrawn. */
export function useCrew(orderId: number) {
  const { hidden } = useUndoable(invitationsList(orderId));
  const select = useCallback((crew: Crew) => withoutMembers(crew, hidden), [hidden]);
  return useQuery({ ...crewQuery(orderId), select });
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
/** The crews of several orders in the order of `orderIds`. */
export const useCrews = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetCurrentCrewQueryOptions(id)) });

/** Invalidates the lists and counts of a branch's orders, and one order if `orderId` is given. */
export function invalidateOrders(queryClient: QueryClient, branchId: number, orderId?: number): Promise<unknown> {
  const stale = [getGetOrdersQueryKey(branchId), ...(orderId === undefined ? [] : [getGetOrderQueryKey(orderId)])];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
