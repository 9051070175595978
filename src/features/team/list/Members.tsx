import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { PlusIcon } from '#platform/ui/icons';
import { AddWithinPlan } from '../../billing';
import { useMembers, MEMBERS_PER_PAGE } from '../api';
import { FilterBar } from './FilterBar';
import { isFiltered, toMembersQuery, type TeamList } from './filters';
import { MemberList } from './MemberList';
import styles from './team.module.css';
import { findHelpersPath } from './TeamHeader';
import { listTexts } from './texts';
import { useLastPage } from '#platform/routing/useListPage';
import { useTeamQuery } from './useTeamQuery';

/** The members of a list that match the filters. */
export function Members({ branchId, list }: { branchId: number; list: TeamList }) {
  const query = useTeamQuery(list);
  const { filters, page, onPage, onClear } = query;
  const members = useMembers(branchId, toMembersQuery(list, filters, page));
  useLastPage(page, members.isPlaceholderData ? undefined : members.data?.total, MEMBERS_PER_PAGE);
  return (
    <>
      <FilterBar list={list} query={query} shown={members.data} />
      <MemberList
        branchId={branchId}
        query={members}
        listKey={`${list} ${JSON.stringify(filters)}`}
        page={page}
        onPage={onPage}
        empty={isFiltered(filters) ? <NoMatches onClear={onClear} /> : <NoMembers list={list} />}
      />
    </>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={listTexts.emptyFilterTitle}
      text={listTexts.emptyFilter}
      action={<Button onClick={onClear}>{listTexts.clearFilters}</Button>}
    />
  );
}

function NoMembers({ list }: { list: TeamList }) {
  const link = useLink();
  const branch = useActiveBranch().data?.name ?? listTexts.thisBranch;
  return (
    <EmptyState
      title={listTexts.emptyTitle(listTexts.who[list], branch)}
      text={listTexts.empty}
      action={
        <span className={styles.ways}>
          <AddWithinPlan limit="members" returnTo={href('company-team')}>
            <Button intent="primary" icon={<PlusIcon />} {...link(href('company-team-create'))}>
              {listTexts.add}
            </Button>
          </AddWithinPlan>
          <Button {...link(findHelpersPath)}>{listTexts.find}</Button>
        </span>
      }
    />
  );
}
