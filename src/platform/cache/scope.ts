import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** First parts of the keys that belong to the person, not to the active branch: they survive a switch. */
const userScoped = new Set(['auth', 'serving-areas', 'managers', 'vehicle-types', 'tools', 'plans', 'subscription']);

/** True for a query that survives a branch switch: a person's own data, lookups and the branch list. */
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
