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
export const useOverview = (branchId: number, scope: OverviewScope) => useQuery(overviewQuery(branchId, scope));

/** Marks the summary as out of date, also one of all branches, which a change in any of them changes. */
export function invalidateOverview(queryClient: QueryClient): void {
  const last = getGetOverviewQueryKey(0).at(-1);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(last) });
}
