import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches everything on screen. A query that is loading its first answer or a further page cannot be refetched at the
 * same time, and its answer may be older than what was missed, so it is refetched afterwards.
 */
export function refreshActive(queryClient: QueryClient): void {
  const busy = queryClient.getQueryCache().findAll({ type: 'active', predicate: isBusy });
  void queryClient.invalidateQueries({ refetchType: 'active', predicate: (query) => !busy.includes(query) });
  for (const query of busy) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, () => {
      if (query.state.data !== undefined) again();
    });
  }
}

function isBusy({ state }: Query): boolean {
  const isFurtherPage = state.fetchMeta?.fetchMore !== undefined;
  return state.fetchStatus === 'fetching' && (state.data === undefined || isFurtherPage);
}
