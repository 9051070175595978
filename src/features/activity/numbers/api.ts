import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  getGetCompanyNumbersQueryKey,
  getGetCompanyNumbersQueryOptions,
  getGetNumbersJobsQueryOptions,
} from '#generated/endpoints/numbers/numbers';
import type { JobsOfNumber } from './model/cards';

/** Jobs on a page of the list. */
export const JOBS_PER_PAGE = 20;

export const companyNumbersQuery = () => getGetCompanyNumbersQueryOptions();
export const useCompanyNumbers = () => useQuery(companyNumbersQuery());

/** A page of the jobs that a number counts. The previous page stays while the next one loads. */
export const useNumbersJobs = ({ name, month, branchId, reason, personId }: JobsOfNumber, page: number) =>
  useQuery(
    getGetNumbersJobsQueryOptions(
      {
        'filter[number]': name,
        page,
        per_page: JOBS_PER_PAGE,
        ...(month !== undefined && { 'filter[month]': month }),
        ...(branchId !== undefined && { 'filter[branch_id]': branchId }),
        ...(reason !== undefined && { 'filter[reason]': reason }),
        ...(personId !== undefined && { 'filter[user_id]': personId }),
      },
      { query: { placeholderData: keepPreviousData } },
    ),
  );

/** Marks the numbers and their lists as out of date. */
export function invalidateNumbers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetCompanyNumbersQueryKey() });
}
