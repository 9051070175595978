import { useBranchId } from '#platform/branches/BranchBoundary';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { notFormedStates } from '../listsApi';
import { hasJobFilters, noJobFilters } from '../model/listFilters';
import { listOffered } from './filters/filterOptions';
import { JobsOfBranch, NewJob } from './JobsOfBranch';
import { ListToolbar } from './ListToolbar';
import { OpenJobs, usePinnedJobs } from './OpenJobs';
import { listTexts } from './texts';
import { useJobList } from './useJobList';

/** Jobs without invitations, last changed first (spec section 4). */
export default function NotFormedPage() {
  return (
    <JobsOfBranch tab="notFormed">
      <NotFormed />
    </JobsOfBranch>
  );
}

function NotFormed() {
  const branchId = useBranchId();
  const list = useJobList();
  const { onFilter, read } = list;
  const soonest = read('sort') === 'soonest';
  const query = { states: notFormedStates, sort: soonest ? 'starts_at' : '-updated_at' } as const;
  const { filters, page, perPage } = list;
  const isPinning = !soonest && !hasJobFilters(filters);
  const { orders, shown } = usePinnedJobs(branchId, { ...query, filters, page, perPage }, isPinning);
  const offered = listOffered(orders.data && shown);
  return (
    <>
      <ListToolbar
        list={list}
        offered={offered}
        direction="ahead"
        onClear={() => onFilter(noJobFilters)}
        own={{
          label: listTexts.sort,
          isLabeled: true,
          count: 0,
          chips: offered.start ? (
            <>
              <Chip label={listTexts.recentlyUpdated} selected={!soonest} onClick={() => onFilter({ sort: null })} />
              <Chip label={listTexts.startsSoonest} selected={soonest} onClick={() => onFilter({ sort: 'soonest' })} />
            </>
          ) : undefined,
        }}
      />
      <OpenJobs branchId={branchId} list={list} query={query} pinsUrgent={!soonest} empty={<EmptyNotFormed />} />
    </>
  );
}

function EmptyNotFormed() {
  return <EmptyState title={listTexts.emptyNotFormedTitle} text={listTexts.emptyNotFormed} action={<NewJob />} />;
}
