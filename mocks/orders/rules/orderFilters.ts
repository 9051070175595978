import { getLastDay } from '#domain/time/workDays';
import type { PositionCode } from '#generated/model/codes';
import { parseDate } from '#platform/lib/time/dates';
import type { OrderRow } from '../../provider/store/schema';
import { type Asked, hasOpenSlot } from '../../crew/rules/formation';
import { Refusal, refuse } from '../../provider/rules/refusals';
import { createOrderSearch } from './orderSearch';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

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
export function decideOrderTests(
  filters: OrderFilters,
  readInvitations: (orderId: number) => readonly Asked[],
): OrderTest[] | Refusal {
  const { 'filter[search]': search = '', 'filter[customer]': phone, 'filter[missing_position]': position } = filters;
  const days = decideDays(filters);
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

function decideDays({ 'filter[date_from]': from, 'filter[date_to]': to }: OrderFilters): OrderTest[] | Refusal {
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
