import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** First parts of keys that belong to the user, not to the active branch: they survive a switch. */
const userScoped = new Set([
  'auth',
  'serving-areas',
  'managers',
  'notification-preferences',
  'vehicle-types',
  'tools',
  'plans',
  'subscription',
  'helper',
  'helper-profile',
]);

/** Checks whether a query survives a branch switch: the user's own data, lookups and the branch list. */
export function isUserScoped(key: QueryKey): boolean {
  const [first, second] = key;
  if (first === 'company-branches') return typeof second !== 'number';
  return typeof first === 'string' && userScoped.has(first);
}

/**
 * Drops the cached answers of all branches but these: the person may no longer see them. A page that is open stays until
 * it is left, because it may hold typed values; its own next read is refused.
 */
export function dropLostBranches(queryClient: QueryClient, branchIds: readonly number[]): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => {
    const branchId = getBranch(queryKey);
    return branchId !== undefined && branchId > 0 && !branchIds.includes(branchId);
  };
  queryClient.removeQueries({ predicate, type: 'inactive' });
}

/** The branch a key names; 0 is the personal feed. */
function getBranch(key: QueryKey): number | undefined {
  const [first, second, third] = key[0] === 'infinite' ? key.slice(1) : key;
  const branch = first === 'notifications' && second === 'branch' ? third : second;
  const isOfBranch = first === 'notifications' || first === 'company-branches';
  return isOfBranch && typeof branch === 'number' ? branch : undefined;
}

/** Drops every query of the branch being left, running ones included, in the same tick. */
export function dropBranchQueries(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => !isUserScoped(queryKey);
  void queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
}
