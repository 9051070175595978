import { useRef, useState } from 'react';
import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch } from '#platform/branches/WithActiveBranch';
import { useLastPage } from '#platform/routing/useListPage';
import { PeoplePanel, PeopleHead, PositionIcon } from '../../people';
import { HELPERS_PER_PAGE, useFoundHelpers } from '../api';
import { offersFilter } from '../model/offersFilter';
import { FoundHelpers } from './FoundHelpers';
import { FindSkeleton } from './FoundSkeleton';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';
import { useSearch, type Search, shortestSearch } from './useSearch';
import { Chip } from '#platform/ui/data/Chip';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { positionCodes } from '../model/positions';
import { labels } from '../labels';

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

type SearchHeadProps = Pick<Search, 'search' | 'position' | 'onSearch' | 'onPosition'> & {
  /** Number of results, once known. */
  total: number | null | undefined;
  hasPositions: boolean;
};

/** Search by name, city or full email address, and by position. */
function SearchHead({ search, position, total, hasPositions, onSearch, onPosition }: SearchHeadProps) {
  const [isShort, setShort] = useState(false);
  const look = (text: string) => {
    const typed = text.trim().length;
    setShort(typed > 0 && typed < shortestSearch);
    if (typed === 0 || typed >= shortestSearch) onSearch(text);
  };
  return (
    <PeopleHead
      title={texts.helpers}
      count={typeof total === 'number' ? texts.found(total) : undefined}
      search={<SearchInput initialText={search} placeholder={texts.search} onSearch={look} />}
      note={isShort ? texts.tooShort : undefined}
      filtersLabel={texts.filters}
      filters={
        hasPositions
          ? positionCodes.map((code) => (
              <Chip
                key={code}
                label={labels.position[code]}
                icon={<PositionIcon code={code} size={16} />}
                selected={position === code}
                onClick={() => onPosition(code)}
              />
            ))
          : undefined
      }
    />
  );
}
