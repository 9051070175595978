import { getLastDay } from '#domain/time/workDays';
import type { Stop, Customer, KnownAddress, OrderCounts } from '#generated/model';
import type { PositionCode } from '#generated/model/codes';
import { readPhonePart } from '#platform/lib/phone';
import { foldText } from '#platform/lib/text';
import { parseDate, addDays, daysBetween } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { getBusyTimes, getCoreEnd } from '../../crew/rules/busyTimes';
import { type Asked, hasOpenSlot } from '../../crew/rules/formation';
import { Refusal, refuse } from '../../provider/rules/refusals';
import { createTextSearch, listSearchWords, type SearchedTexts } from '../../provider/rules/search';
import { type OrderRow, toListKey, type WorldTables } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

// Filters -------------------------------------------------------------------------------------------------------------

/** The filters that all lists of orders have in common (docs/product.md, "Orders"). */
export type OrderFilters = {
  'filter[search]'?: string | undefined;
  'filter[date_from]'?: string | undefined;
  'filter[date_to]'?: string | undefined;
  'filter[customer]'?: string | undefined;
  'filter[missing_position]'?: PositionCode | undefined;
  'filter[except]'?: string | undefined;
};

export type OrderTest = (order: Readonly<OrderRow>) => boolean;

/** The tests that an order in the list passes; none without filters. `readInvitations` is called last, for few orders. */
export function decideOrderTests(filters: OrderFilters, readInvitations: (orderId: number) => readonly Asked[]) {
  const { 'filter[search]': search = '', 'filter[customer]': phone, 'filter[missing_position]': position } = filters;
  const days = listDayTests(filters);
  if (days instanceof Refusal) return days;
  const tests = [...days];
  const except = new Set(filters['filter[except]']?.split(',').map(Number));
  if (except.size > 0) tests.push(({ id }) => !except.has(id));
  if (phone !== undefined) tests.push((order) => order.customer_primary_phone === phone);
  if (search !== '') tests.push(createOrderSearch(search));
  if (position !== undefined)
    tests.push(({ id, crew_requirements }) => hasOpenSlot(crew_requirements, readInvitations(id), position));
  return tests;
}

function listDayTests({ 'filter[date_from]': from, 'filter[date_to]': to }: OrderFilters): OrderTest[] | Refusal {
  if (from !== undefined && !parseDate(from)) return refuseInvalid('filter.date_from');
  if (to !== undefined && !parseDate(to)) return refuseInvalid('filter.date_to');
  if (from !== undefined && to !== undefined && to < from) return refuseInvalid('filter.date_to');
  const tests: OrderTest[] = [];
  if (from !== undefined) tests.push((order) => getLastDay(order) >= from);
  if (to !== undefined) tests.push((order) => order.date <= to);
  return tests;
}

function refuseInvalid(field: string): Refusal {
  return refuse.field(field, fieldTexts.notValid);
}

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

// Customers -----------------------------------------------------------------------------------------------------------

const mostFound = 8;
const mostAddresses = 3;
/** Fewer digits would match everyone of an area code. */
const fewestDigits = 4;

/** A test for orders whose customer has names that begin with these words, or these digits in a phone. */
export function isOfCustomer(text: string): (order: Readonly<OrderRow>) => boolean {
  const words = listSearchWords(text);
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

/** Addresses of these orders that have all words, by latest job, newest first. Units are private. */
export function listKnownAddresses(orders: readonly OrderRow[], text: string): KnownAddress[] {
  const words = listSearchWords(text);
  const stops = orders
    .toSorted((one, other) => other.starts_at.localeCompare(one.starts_at))
    .flatMap((order) => [...order.pick_up_addresses, ...order.destination_addresses])
    .filter(({ address_line, city, state, zip }) => {
      const address = foldText([address_line, city, state, zip].join(' '));
      return words.every((word) => address.includes(word));
    });
  return dropRepeated(stops.map((stop) => ({ ...stop, unit: null })))
    .slice(0, mostFound)
    .map(({ address_line, city, state, zip, lat, lng }) => ({ address_line, city, state, zip, lat, lng }));
}

function dropRepeated(stops: readonly Stop[]): Stop[] {
  const toKey = ({ address_line, unit, city }: Stop) => foldText([address_line, unit ?? '', city].join('|'));
  return [...new Map(stops.toReversed().map((stop) => [toKey(stop), stop])).values()].toReversed();
}

// Counts --------------------------------------------------------------------------------------------------------------

/** Lengths of the three lists of a branch: not formed, formed (pending to formed) and history (spec section 4). */
export function getOrderCounts(tables: WorldTables, branchId: number): OrderCounts {
  return {
    not_formed: tables.order.count('recent', toListKey(branchId, '1')),
    formed: tables.order.count('recent', toListKey(branchId, '2,3,4')),
    history: tables.order.count('history', branchId),
  };
}

// Calendar ------------------------------------------------------------------------------------------------------------

/** The most days after the first one: of the calendar, and of lists that count people on each day. */
export const rangeLimits = { calendar: 366, people: 62 } as const;

/** The local days of a calendar: those requested, else a week from `today`. `longest` is the most days after the first. */
export function decideDays(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
  longest: number = rangeLimits.calendar,
) {
  const from = asked.from ?? today;
  if (!parseDate(from)) return refuseInvalid('filter.date_from');
  const to = asked.to ?? addDays(from, 6);
  const days = parseDate(to) ? daysBetween(from, to) : -1;
  if (days < 0 || days > longest) return refuseInvalid('filter.date_to');
  return { from, to, days: Array.from({ length: days + 1 }, (_, day) => addDays(from, day)) };
}

type Job = Pick<OrderRow, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours' | 'starts_at' | 'latest_end_at'>;

/** Checks whether a calendar of these local days shows a job: on one of its days, or in the hours after midnight of the last. */
export function isOnDays(job: Readonly<Job>, zone: string, { from, to }: { from: string; to: string }): boolean {
  const last = getLastDay(job);
  if (job.date > to || last < addDays(from, -1)) return false;
  if (last >= from) return true;
  const end = getBusyTimes(job, zone).at(-1);
  return end !== undefined && getCoreEnd(end) > Date.parse(toInstant(from, '00:00', zone));
}

/** The local day that was requested, else `today`. */
export function decideDay(date: string | undefined, today: string) {
  return date === undefined || parseDate(date) ? { day: date ?? today } : refuseInvalid('filter.date');
}
