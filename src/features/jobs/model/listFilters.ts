import type { GetOrdersParams, PositionCode } from '#generated/model';
import { PositionCode as Position } from '#generated/model/codes';
import { parseDate } from '#platform/lib/time/dates';

/** The filters that all lists of jobs have, as read from the address bar. */
export type JobFilters = {
  search?: string;
  /** First and last day, year-month-day. */
  from?: string;
  to?: string;
  /** The customer's phone, ten digits. */
  customer?: string;
  /** A position with an open slot. */
  missing?: PositionCode;
};

type FilterName = keyof JobFilters;

/** Longest text that the provider searches for. */
const longestSearch = 100;
const positions: readonly PositionCode[] = Object.values(Position);

/** Reads the filters from the address bar. Values that mean nothing are ignored, also a last day before the first. */
export function readJobFilters(read: (name: FilterName) => string | null): JobFilters {
  const filters = readDays(read('from'), read('to'));
  const search = read('search')?.trim().slice(0, longestSearch).trim() ?? '';
  const customer = read('customer') ?? '';
  const missing = positions.find((position) => String(position) === read('missing'));
  if (search !== '') filters.search = search;
  if (/^\d{10}$/.test(customer)) filters.customer = customer;
  if (missing !== undefined) filters.missing = missing;
  return filters;
}

function readDays(first: string | null, last: string | null): JobFilters {
  const days: JobFilters = {};
  const [from, to] = [readDay(first), readDay(last)];
  if (from !== undefined) days.from = from;
  if (to !== undefined && (from === undefined || to >= from)) days.to = to;
  return days;
}

/** Removes every filter from the address bar. */
export const noJobFilters: Record<FilterName, null> = {
  search: null,
  from: null,
  to: null,
  customer: null,
  missing: null,
};

export const hasJobFilters = (filters: JobFilters): boolean => Object.keys(filters).length > 0;

type FilterParams = Pick<
  GetOrdersParams,
  'filter[search]' | 'filter[date_from]' | 'filter[date_to]' | 'filter[customer]' | 'filter[missing_position]'
>;

/** The filters as the provider's query parameters. */
export function toFilterParams({ search, from, to, customer, missing }: JobFilters): FilterParams {
  const params: FilterParams = {};
  if (search !== undefined) params['filter[search]'] = search;
  if (from !== undefined) params['filter[date_from]'] = from;
  if (to !== undefined) params['filter[date_to]'] = to;
  if (customer !== undefined) params['filter[customer]'] = customer;
  if (missing !== undefined) params['filter[missing_position]'] = missing;
  return params;
}

/** The query of an address with these filters, with its question mark; empty without any. */
export function toFilterQuery(filters: JobFilters): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}

function readDay(text: string | null): string | undefined {
  return text !== null && parseDate(text) ? text : undefined;
}
