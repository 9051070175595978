import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelOrder,
  deleteOrder,
  getGetOrderQueryKey,
  useCompleteOrder,
  useCreateOrder,
  useReopenOrder,
  useUpdateOrder,
} from '../../generated/endpoints/orders/orders';
import type { OrderCancelRequest } from '../../generated/model';
import { settles } from '../../platform/cache/queryClient';
import { invalidateOrders } from './api';

// API calls that create, change and close orders.

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
  return useCompleteOrder({ mutation: { onSuccess: afterChange(queryClient, branchId) } });
}

/** Reopens a completed order. */
export function useReopen(branchId: number) {
  const queryClient = useQueryClient();
  return useReopenOrder({ mutation: { onSuccess: afterChange(queryClient, branchId) } });
}

function afterChange(queryClient: QueryClient, branchId: number) {
  return (_: unknown, { orderId }: { orderId: number }) => void invalidateOrders(queryClient, branchId, orderId);
}

/** An error can mean that another user was faster, so the data is refetched in either case. */
export function afterAttempt(queryClient: QueryClient, branchId: number) {
  return (_: unknown, __: unknown, { orderId }: { orderId: number }) =>
    void invalidateOrders(queryClient, branchId, orderId);
}
