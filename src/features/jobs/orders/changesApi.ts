import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  useCompleteOrder,
  useCreateOrder,
  useReopenOrder,
  useUpdateOrder,
  useUpdateWorkAgain,
} from '#generated/endpoints/orders/orders';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { invalidateOrders, useFreshOrder } from './api';
import type { CalendarItem, Order, OrderRequest } from '#generated/model';
import { toOrderRequest } from './model/orderRequest';
import { toOrderValues } from './model/savedOrder';

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

/** The new time of a job, and what the office decided about its crew. */
export type JobMove = Pick<OrderRequest, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours'> &
  Pick<OrderRequest, 'ask_to_reconfirm' | 'override'>;

/**
 * Moves a job to another time. Everything else of the job stays. Fails with 409 if the job is no longer in the version
 * the user saw.
 */
export function useMoveJob(branchId: number, { order_id, version }: Pick<CalendarItem, 'order_id' | 'version'>) {
  const loadFresh = useFreshOrder(order_id);
  const { mutateAsync } = useChangeOrder(branchId);
  return async (move: JobMove): Promise<Order> => {
    const order = await loadFresh();
    const data = { ...toOrderRequest(toOrderValues(order)), ...move, ...(version !== null && { version }) };
    return mutateAsync({ orderId: order_id, data });
  };
}
