import { useRef, useState } from 'react';
import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch } from '#platform/branches/WithActiveBranch';
import { useLastPage } from '#platform/routing/useListPage';
import { PeoplePanel } from '../../people';
import { HELPERS_PER_PAGE, useFoundHelpers } from '../api';
import { offersFilter } from '../model/offersFilter';
import { FoundHelpers } from './FoundHelpers';
import { FindSkeleton } from './FoundSkeleton';
import { SearchHead } from './SearchHead';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';
import { useSearch } from './useSearch';

/** Search for helpers anywhere, to invite them to the branch (docs/product.md, "Team"). */
export function FindHelpers() {
  return (
    <WithActiveBranch
      none={<NoBranch text={texts.noBranch} />}
      failed={{ text: texts.branchFailed }}
      skeleton={<FindSkeleton />}
    >
      {(branchId) => <Panel branchId={branchId} />}
    </WithActiveBranch>
  );
}

function Panel({ branchId }: { branchId: number }) {
  const search = useSearch();
  const positions = search.position === undefined ? '' : String(search.position);
  const query = useFoundHelpers(branchId, { search: search.search, positions, page: search.page });
  useLastPage(search.page, query.isPlaceholderData ? undefined : query.data?.total, HELPERS_PER_PAGE);
  const hasPositions =
    search.position !== undefined || offersFilter(query.data?.data, (helper) => helper.positions.length > 0);
  const panel = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const showAll = () => {
    search.onShowAll();
    // Clears the search. The pressed button disappears, so the panel takes the focus.
    setTurn((count) => count + 1);
    panel.current?.focus();
  };
  return (
    <PeoplePanel ref={panel} label={texts.helpers} className={styles.panel}>
      <SearchHead key={turn} {...search} total={query.data?.total} hasPositions={hasPositions} />
      <FoundHelpers branchId={branchId} query={query} search={search} onShowAll={showAll} />
    </PeoplePanel>
  );
}
