import { readPhonePart } from '#platform/lib/phone';
import { foldText } from '#platform/lib/text';
import type { Customer, KnownAddress, Stop } from '#generated/model';
import type { OrderRow } from '../../provider/store/schema';

/** Most entries of one answer. */
const mostFound = 8;
const mostAddresses = 3;
/** Fewer digits would match everyone of an area code. */
const fewestDigits = 4;

/** A test for orders whose customer has names that begin with these words, or these digits in a phone. */
export function isOfCustomer(text: string): (order: Readonly<OrderRow>) => boolean {
  const words = foldText(text.trim()).split(/\s+/);
  const digits = readPhonePart(text);
  return (order) => {
    const { customer_name, customer_last_name, customer_primary_phone, customer_secondary_phone } = order;
    if (digits !== undefined) {
      const phones = [customer_primary_phone, customer_secondary_phone ?? ''];
      return digits.length >= fewestDigits && phones.some((phone) => phone.includes(digits));
    }
    const names = foldText(`${customer_name} ${customer_last_name}`).split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
}

/** The customers of these orders, by their latest job, newest first. A customer is a name with a phone. */
export function listCustomers(orders: readonly OrderRow[]): Customer[] {
  const byCustomer = Map.groupBy(
    orders.toSorted((one, other) => other.starts_at.localeCompare(one.starts_at)),
    (order) => foldText([order.customer_primary_phone, order.customer_name, order.customer_last_name].join('|')),
  );
  return [...byCustomer.values()].slice(0, mostFound).flatMap(toCustomer);
}

function toCustomer(orders: readonly OrderRow[]): Customer[] {
  const [latest] = orders;
  if (!latest) return [];
  const { customer_name, customer_last_name, customer_primary_phone, date } = latest;
  return [
    {
      customer_name,
      customer_last_name,
      customer_primary_phone,
      customer_secondary_phone: findLatest(orders, 'customer_secondary_phone'),
      customer_email: findLatest(orders, 'customer_email'),
      company_name: findLatest(orders, 'company_name'),
      jobs_count: orders.length,
      last_date: date,
      addresses: dropRepeated(
        orders.flatMap((order) => [...order.destination_addresses.toReversed(), ...order.pick_up_addresses]),
      ).slice(0, mostAddresses),
    },
  ];
}

function findLatest(
  orders: readonly OrderRow[],
  field: 'customer_secondary_phone' | 'customer_email' | 'company_name',
): string | null {
  return orders.find((order) => order[field] !== null)?.[field] ?? null;
}

/** Addresses of these orders whose street and city have all words, by latest job, newest first. Units are private. */
export function listKnownAddresses(orders: readonly OrderRow[], text: string): KnownAddress[] {
  const words = foldText(text.trim()).split(/\s+/);
  const stops = orders
    .toSorted((one, other) => other.starts_at.localeCompare(one.starts_at))
    .flatMap((order) => [...order.pick_up_addresses, ...order.destination_addresses])
    .filter(({ address_line, city }) => words.every((word) => foldText(`${address_line} ${city}`).includes(word)));
  return dropRepeated(stops.map((stop) => ({ ...stop, unit: null })))
    .slice(0, mostFound)
    .map(({ address_line, city, state, zip, lat, lng }) => ({ address_line, city, state, zip, lat, lng }));
}

function dropRepeated(stops: readonly Stop[]): Stop[] {
  const toKey = ({ address_line, unit, city }: Stop) => foldText([address_line, unit ?? '', city].join('|'));
  return [...new Map(stops.toReversed().map((stop) => [toKey(stop), stop])).values()].toReversed();
}
