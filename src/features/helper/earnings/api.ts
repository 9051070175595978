import { keepPreviousData } from '@tanstack/react-query';
import { useGetEarnings } from '#generated/endpoints/helper/helper';
import { offersPlan } from '#platform/cache/queryClient';
import type { CalendarDate } from '#platform/lib/time/dates';

/** Weeks on a page of the history. */
export const WEEKS_PER_PAGE = 6;

/** A page of weeks, newest first. The previous page stays while the next one loads. */
export function useEarnings(page: number) {
  return useGetEarnings({ page, per_page: WEEKS_PER_PAGE }, { query: { placeholderData: keepPreviousData } });
}

/** The week with this day; an empty page for a week without completed jobs. Only with Helper Pro. */
export function useEarningsOfWeek(day: CalendarDate) {
  return useGetEarnings({ 'filter[date]': day, page: 1, per_page: 1 }, { query: { meta: offersPlan } });
}
