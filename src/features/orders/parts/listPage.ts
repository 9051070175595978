import type { Order } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';

/** The page of the list that shows a job. */
export function getListPage({ status, closed_state }: Pick<Order, 'status' | 'closed_state'>) {
  if (closed_state !== null) return 'company-job-history';
  return status === OrderStatus.notFormed ? 'company-job-not-formed' : 'company-job-formed';
}
