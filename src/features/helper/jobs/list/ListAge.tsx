import { RefreshLine } from '#platform/ui/lists/RefreshLine';
import { useRefreshHelper } from '../../api';

type Props = { query: { dataUpdatedAt: number; isFetching: boolean } };

/**
 * Age of a list, with a button that reloads it. No card reads this query, so the cards are not rendered
 * again when the list was loaded and says the same.
 */
export function ListAge({ query }: Props) {
  const refresh = useRefreshHelper();
  return <RefreshLine updatedAt={query.dataUpdatedAt} isUpdating={query.isFetching} onRefresh={refresh} />;
}
