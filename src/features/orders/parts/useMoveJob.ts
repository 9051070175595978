import type { CalendarItem, Order, OrderRequest } from '#generated/model';
import { useChangeOrder } from '../changesApi';
import { useFreshOrder } from '../api';
import { toOrderRequest } from '../model/orderRequest';
import { toOrderValues } from '../model/savedOrder';

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
