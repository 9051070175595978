import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches what is on screen, everything or what is affected. A query that is loading its first answer or a further page cannot be refetched at the
 * same time, and its answer may be older than what was missed, so it is refetched afterwards.
 */
export function refreshActive(queryClient: QueryClient, isAffected: (query: Query) => boolean = () => true): void {
  const predicate = (query: Query) => isAffected(query) && isBusy(query);
  const busy = queryClient.getQueryCache().findAll({ type: 'active', predicate });
  void queryClient.invalidateQueries({
    refetchType: 'active',
    predicate: (query) => isAffected(query) && !busy.includes(query),
  });
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
