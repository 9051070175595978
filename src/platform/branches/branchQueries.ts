import type { QueryClient } from '@tanstack/react-query';
import { getGetBranchesQueryOptions, getGetBranchQueryOptions } from '#generated/endpoints/branches/branches';

/** The branches of the company. */
export const branchesQuery = () => getGetBranchesQueryOptions();

/** Details of a branch. */
export const branchQuery = (branchId: number) => getGetBranchQueryOptions(branchId);

/** Time zone of a branch by the loaded list of branches; undefined while that is unknown. */
export function findBranchZone(queryClient: QueryClient, branchId: number): string | undefined {
  const branches = queryClient.getQueryData(branchesQuery().queryKey);
  return branches?.find(({ id }) => id === branchId)?.timezone;
}
