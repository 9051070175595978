import type { OrderCard, OrderPage } from '../../../generated/model';

/** Reads page after page; each order once, also when a row moved to the next page meanwhile. */
export async function cardsOfAllPages(
  read: (page: number) => Promise<Pick<OrderPage, 'data' | 'last_page'>>,
): Promise<OrderCard[]> {
  const byId = new Map<number, OrderCard>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, last_page } = await read(page);
    for (const card of data) byId.set(card.order_id, card);
    last = last_page;
  }
  return [...byId.values()];
}
