import type { Stop } from '#generated/model';
import type { OrderRow } from '../../provider/store/schema';
import { createTextSearch, type SearchedTexts } from '../../provider/rules/search/textSearch';

type Place = Pick<Stop, 'city' | 'address_line'>;

type Searched = Readonly<
  Pick<
    OrderRow,
    | 'id'
    | 'customer_name'
    | 'customer_last_name'
    | 'company_name'
    | 'customer_primary_phone'
    | 'customer_secondary_phone'
  >
> & { readonly pick_up_addresses: readonly Place[]; readonly destination_addresses: readonly Place[] };

/** Creates the search of a list: matches orders with a typed text. */
export function createOrderSearch(text: string): (order: Searched) => boolean {
  const search = createTextSearch(text);
  return (order) => search(order, toOrderTexts);
}

/** Searched texts of an order, for lists and the header: number, names, cities, addresses and phones. */
export function toOrderTexts(order: Searched): SearchedTexts {
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const places = stops.flatMap(({ city, address_line }) => [city, address_line]);
  return {
    id: order.id,
    words: [order.customer_name, order.customer_last_name, order.company_name, ...places],
    phones: [order.customer_primary_phone, order.customer_secondary_phone],
  };
}
