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

/** Whether a query survives a branch switch: the user's own data, lookups and the branch list. */
export function isUserScoped(key: QueryKey): boolean {
  const [first, second] = key;
  if (first === 'company-branches') return typeof second !== 'number';
  return typeof first === 'string' && userScoped.has(first);
}

/** Drops every query of the branch being left, running ones included, in the same tick. */
export function dropBranchQueries(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => !isUserScoped(queryKey);
  void queryClient.cancelQueries({ predicate });
  queryClient.removeQueries({ predicate });
}
