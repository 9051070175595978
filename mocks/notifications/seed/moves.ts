import type { OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';

/** When the office moved a seeded job, and the window it had before; undefined when it was never moved. */
export function findWindowBefore(
  { tables }: World,
  order: OrderRow,
): { at: string; by: number; window: string } | undefined {
  const [move] = tables.orderEvent.select('order', order.id, ({ fields }) => fields.includes('arrival_window'));
  if (!move) return undefined;
  const window = order.arrival_window === '09:00 - 11:00' ? '08:00 - 10:00' : '09:00 - 11:00';
  return { at: move.at, by: move.actor_id ?? order.created_by_id, window };
}
