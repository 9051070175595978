import type { OfferRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { getNeedLines, type NeedLine } from './offerSlots';

type Rows = { tables: WorldTables };

/** The order of an offer, also after it was deleted. */
export function getOfferOrder({ tables }: Rows, { id, order_id, deleted_order }: OfferRow): OrderRow {
  const order = deleted_order ?? (order_id === null ? undefined : tables.order.get(order_id));
  if (!order) throw new Error(`Offer ${id} has no order`);
  return order;
}

/** The positions of an offer and how far they are filled. */
export function listNeedLines({ tables }: Rows, offer: OfferRow): NeedLine[] {
  const order = getOfferOrder({ tables }, offer);
  const applications = tables.offerApplication.by('offer', offer.id);
  return getNeedLines(offer, applications, order, tables.invitation.by('order', order.id));
}
