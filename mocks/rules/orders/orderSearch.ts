import type { Stop } from '../../../src/generated/model';
import type { OrderRow } from '../../db/schema';

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

/** Fewer digits would be part of almost every phone. */
const fewestDigits = 3;

/**
 * Whether an order is about a typed text: its number, digits of a phone in any format, or words that all are in its
 * names, cities and addresses, in any order. Looks at each letter a fixed number of times.
 */
export function createOrderSearch(text: string): (order: Searched) => boolean {
  const wanted = plain(text.trim());
  if (wanted === '') return () => true;
  const number = /^#\s?(\d+)$/.exec(wanted)?.[1];
  if (number !== undefined) return ({ id }) => String(id).startsWith(number);
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  const digits = toDigits(wanted);
  return (order) => hasWords(order, words) || (digits !== undefined && hasDigits(order, digits));
}

/** The digits of a phone or number without the country code; undefined for any other text. */
function toDigits(text: string): string | undefined {
  if (/[^\d\s()+.-]/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < fewestDigits) return undefined;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

function hasDigits({ id, customer_primary_phone, customer_secondary_phone }: Searched, digits: string): boolean {
  return (
    customer_primary_phone.includes(digits) ||
    (customer_secondary_phone?.includes(digits) ?? false) ||
    String(id).startsWith(digits)
  );
}

function hasWords(order: Searched, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const names = [order.customer_name, order.customer_last_name, order.company_name ?? ''];
  const about = plain([...names, ...stops.flatMap(({ city, address_line }) => [city, address_line])].join('\n'));
  return words.every((word) => about.includes(word));
}

/** Without case and accents, so that "pena" finds Peña. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
