import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGetHelperCalendarQueryOptions } from '#generated/endpoints/calendar/calendar';
import type { DayRange } from './model/range';

/** The helper's own jobs, waiting invitations and hours on these days. They stay while others load. */
export function helperCalendarQuery({ from, to }: DayRange) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to };
  return getGetHelperCalendarQueryOptions(span, { query: { placeholderData: keepPreviousData } });
}

export const useHelperCalendar = (range: DayRange) => useQuery(helperCalendarQuery(range));
