import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything on screen. A first answer or a further page that is on its way cannot be asked for twice at
 * a time, and may be older than what was missed: such a query is asked again once it has its answer.
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
