import { useMutation } from '@tanstack/react-query';
import { getOrder, getOrderCard } from '#generated/endpoints/orders/orders';
import type { Order, OrderCard } from '#generated/model';

export { crewQuery, orderDetailQuery } from './orders';

// Calls for several jobs together. One that fails does not stop the others.

/** Results of a bulk action in their order, and the failures by order id. */
export type Outcomes<Result> = { results: Result[]; failures: ReadonlyMap<number, string> };

/** Fetches the latest cards of several jobs. */
export const useReadCards = () =>
  useMutation({
    mutationFn: (orderIds: readonly number[]): Promise<Outcomes<OrderCard>> => tryEach(orderIds, getOrderCard),
  });

/** Fetches several whole orders. */
export const useReadOrders = () =>
  useMutation({
    mutationFn: (orderIds: readonly number[]): Promise<Outcomes<Order>> => tryEach(orderIds, (id) => getOrder(id)),
  });

/** Makes a call for each job. Never rejects: the message of a failure is kept. */
async function tryEach<Result>(
  orderIds: readonly number[],
  call: (orderId: number) => Promise<Result>,
): Promise<Outcomes<Result>> {
  const settled = await Promise.allSettled(orderIds.map((id) => call(id)));
  const results = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failures = orderIds.flatMap((id, at): [number, string][] => {
    const each = settled[at];
    return each?.status === 'rejected' ? [[id, toMessage(each.reason)]] : [];
  });
  return { results, failures: new Map(failures) };
}

const toMessage = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
