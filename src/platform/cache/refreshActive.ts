import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for everything on screen. A query whose first answer is still on its way cannot be asked twice at a time,
 * and that answer may be older than what was missed: it is asked for again once it is there.
 */
export function refreshActive(queryClient: QueryClient): void {
  const unanswered = queryClient.getQueryCache().findAll({
    type: 'active',
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  void queryClient.invalidateQueries({ refetchType: 'active' });
  for (const { promise, queryKey } of unanswered) {
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
  }
}
