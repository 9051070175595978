import { useEffect } from 'react';
import { announce } from '#platform/ui/feedback/announcements';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { Pagination } from '#platform/ui/lists/Pagination';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { AddWithinPlan } from '../../billing';
import { HELPERS_PER_PAGE, type useFoundHelpers } from '../api';
import styles from './FindHelpers.module.css';
import { FoundSkeleton } from './FoundSkeleton';
import { HelperList } from './HelperList';
import { findTexts as texts } from './texts';
import type { Search } from './useSearch';

type FoundHelpersProps = {
  branchId: number;
  query: ReturnType<typeof useFoundHelpers>;
  search: Search;
  onShowAll: () => void;
};

/** Search results, in every state of a list. */
export function FoundHelpers({ branchId, query, search, onShowAll }: FoundHelpersProps) {
  const { search: text, position, page } = search;
  const { data, isPending, isPlaceholderData, isRefetchError } = query;
  const total = isPlaceholderData ? undefined : data?.total;
  const isNarrowed = text !== '' || position !== undefined;
  useEffect(() => {
    if (typeof total === 'number' && isNarrowed) announce(texts.foundLong(total));
  }, [total, isNarrowed, text, position]);
  if (isPending) return <FoundSkeleton />;
  if (!data) return <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />;
  if (data.data.length === 0 && (data.total ?? 0) === 0)
    return <NoHelpers isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <div aria-busy={isPlaceholderData}>
      {isRefetchError && <RetryNote query={query} text={texts.stale} className={styles.stale} />}
      <HelperList branchId={branchId} helpers={data.data} />
      <Pages total={data.total} page={page} onPage={search.onPage} />
    </div>
  );
}

type PagesProps = { total: number | null; page: number; onPage: (page: number) => void };

function Pages({ total, page, onPage }: PagesProps) {
  if (total === null || total <= HELPERS_PER_PAGE) return null;
  return (
    <div className={styles.pages}>
      <Pagination page={page} total={total} size={HELPERS_PER_PAGE} label={texts.pages} onPage={onPage} />
    </div>
  );
}

function NoHelpers({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const link = useLink();
  if (!isNarrowed) {
    return (
      <EmptyState
        title={texts.noneAtAllTitle}
        text={texts.noneAtAll}
        action={
          <AddWithinPlan limit="members" returnTo={href('company-team')}>
            <Button intent="primary" icon={<PlusIcon />} {...link(href('company-team-create'))}>
              {texts.addMember}
            </Button>
          </AddWithinPlan>
        }
      />
    );
  }
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  );
}
