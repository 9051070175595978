import type { OrderCounts } from '#generated/model';
import { toListKey, type WorldTables } from '../../provider/store/schema';

/** Lengths of the three lists of a branch: not formed, formed (pending to formed) and history (spec section 4). */
export function getOrderCounts(tables: WorldTables, branchId: number): OrderCounts {
  return {
    not_formed: tables.order.count('recent', toListKey(branchId, '1')),
    formed: tables.order.count('recent', toListKey(branchId, '2,3,4')),
    history: tables.order.count('history', branchId),
  };
}
