import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetHelperCalendarQueryOptions } from '#generated/endpoints/calendar/calendar';
import {
  getGetAvailabilitiesQueryKey,
  useGetAvailabilities,
  useUpdateAvailabilities,
} from '#generated/endpoints/helper/helper';
import type { DayRange } from './model/range';

/** The helper's own jobs, waiting invitations and hours on these days. They stay while others load. */
export function helperCalendarQuery({ from, to }: DayRange) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to };
  return getGetHelperCalendarQueryOptions(span, { query: { placeholderData: keepPreviousData } });
}

export const useHelperCalendar = (range: DayRange) => useQuery(helperCalendarQuery(range));

/** The helper's weekly hours and exceptions, always refetched: a change replaces all of them. */
export const useAvailabilities = () => useGetAvailabilities({ query: { staleTime: 0 } });

/** Saves the hours. The calendar and the invitations depend on them. */
export function useSaveAvailabilities() {
  const queryClient = useQueryClient();
  return useUpdateAvailabilities({
    mutation: {
      onSuccess: (hours) => {
        queryClient.setQueryData(getGetAvailabilitiesQueryKey(), hours);
        return queryClient.invalidateQueries({ queryKey: ['helper'] });
      },
    },
  });
}
