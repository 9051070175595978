import type { ShownJob } from '#domain/actions';
import type { AwaitedJob } from '#domain/orders/lateCrew';
import type { OrderCard } from '#generated/model';

/** The fields of a job that its actions need; both cards and full orders have them. */
export type Job = ShownJob &
  AwaitedJob &
  Pick<OrderCard, 'order_id' | 'number' | 'latest_end_at' | 'customer_name' | 'customer_last_name' | 'crew_summary'>;

/** Key of the messages about a job: a new message replaces the one before. */
export const aboutJob = (orderId: number): string => `order-${orderId}`;
