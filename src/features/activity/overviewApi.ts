import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { getGetOverviewQueryKey, getGetOverviewQueryOptions } from '#generated/endpoints/overview/overview';

/** Branches of the summary: the active one, or all of an owner. */
export type OverviewScope = 'branch' | 'company';

/** People become late with time, without an event. */
const refetchMs = 120_000;

export const overviewQuery = (branchId: number, scope: OverviewScope) =>
  getGetOverviewQueryOptions(branchId, scope === 'company' ? { scope } : undefined, {
    query: { placeholderData: keepPreviousData, refetchInterval: refetchMs },
  });

/** Today and the next two weeks. The previous scope stays while the next one loads. */
export const useOverview = (branchId: number, scope: OverviewScope, enabled: boolean) =>
  useQuery({ ...overviewQuery(branchId, scope), enabled });

/** Marks the summaries of a branch as out of date. Changes of other branches are fetched with the next interval. */
export function invalidateOverview(queryClient: QueryClient, branchId: number): void {
  void queryClient.invalidateQueries({ queryKey: getGetOverviewQueryKey(branchId) });
}
