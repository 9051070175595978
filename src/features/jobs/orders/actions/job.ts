import type { OrderCard } from '../../../../generated/model';

/** What its actions need to know of a job; a card and a whole order both tell it. */
export type Job = Pick<
  OrderCard,
  'order_id' | 'number' | 'status' | 'closed_state' | 'starts_at' | 'customer_name' | 'customer_last_name'
>;
