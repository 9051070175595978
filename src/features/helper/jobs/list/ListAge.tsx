import { RefreshLine } from '../../../../platform/ui/data/RefreshLine';
import { useRefreshHelper } from '../../api';

type Props = { query: { dataUpdatedAt: number; isFetching: boolean } };

/**
 * How old a list is, with a button that loads it again. The query is one that no card reads: so the cards are not rendered
 * again when the list was loaded and says the same.
 */
export function ListAge({ query }: Props) {
  const refresh = useRefreshHelper();
  return <RefreshLine updatedAt={query.dataUpdatedAt} isUpdating={query.isFetching} onRefresh={refresh} />;
}
