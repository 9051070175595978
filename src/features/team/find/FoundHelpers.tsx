import { useEffect } from 'react';
import { ApiError } from '../../../platform/http/ApiError';
import { announce } from '../../../platform/ui/announcements';
import { Button } from '../../../platform/ui/Button';
import { EmptyState } from '../../../platform/ui/EmptyState';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { NoPermission } from '../../../platform/ui/NoPermission';
import { Pagination } from '../../../platform/ui/Pagination';
import { HELPERS_PER_PAGE, useFoundHelpers } from '../api';
import styles from './FindHelpers.module.css';
import { FoundSkeleton } from './FoundSkeleton';
import { HelperList } from './HelperList';
import { findTexts as texts } from './texts';
import type { Search } from './useSearch';

type FoundHelpersProps = { branchId: number; search: Search; onShowAll: () => void };

/** Who was found, in every state a list can be in. */
export function FoundHelpers({ branchId, search, onShowAll }: FoundHelpersProps) {
  const { search: text, position, page } = search;
  const positions = position === undefined ? '' : String(position);
  const query = useFoundHelpers(branchId, { search: text, positions, page });
  const { data, isPending, isPlaceholderData, isRefetchError } = query;
  const total = isPlaceholderData ? undefined : data?.total;
  const isNarrowed = text !== '' || position !== undefined;
  useEffect(() => {
    if (total !== undefined && isNarrowed) announce(texts.found(total));
  }, [total, isNarrowed]);
  if (isPending) return <FoundSkeleton />;
  if (!data) return <Failed query={query} />;
  if (data.total === 0) return <Nobody isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <div aria-busy={isPlaceholderData}>
      {isRefetchError && <Stale query={query} />}
      <p className={styles.count}>{texts.found(data.total)}</p>
      <HelperList branchId={branchId} helpers={data.data} />
      {data.total > HELPERS_PER_PAGE && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            total={data.total}
            size={HELPERS_PER_PAGE}
            label={texts.pages}
            onPage={search.onPage}
          />
        </div>
      )}
    </div>
  );
}

type Query = Pick<ReturnType<typeof useFoundHelpers>, 'error' | 'isFetching' | 'refetch'>;

function Failed({ query: { error, isFetching, refetch } }: { query: Query }) {
  if (error instanceof ApiError && error.status === 403) return <NoPermission text={error.message} />;
  return (
    <ErrorState title={texts.errorTitle} text={texts.errorText} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

/** What is shown is older than it should be. */
function Stale({ query: { isFetching, refetch } }: { query: Query }) {
  return (
    <p className={styles.stale} role="status">
      {texts.stale}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {texts.again}
      </Button>
    </p>
  );
}

function Nobody({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (!isNarrowed) return <EmptyState title={texts.noneAtAllTitle} text={texts.noneAtAll} />;
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  );
}
