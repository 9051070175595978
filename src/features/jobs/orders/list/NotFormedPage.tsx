import { Chip } from '../../../../platform/ui/data/Chip';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { notFormedStates } from '../../api';
import { JobsOfBranch } from './JobsOfBranch';
import styles from './list.module.css';
import { ListToolbar } from './ListToolbar';
import { NewJob } from './NewJob';
import { OpenJobs } from './OpenJobs';
import { listTexts } from './texts';
import { useJobList } from './useJobList';

/** Jobs without invitations, last changed first (spec section 4). */
export default function NotFormedPage() {
  return <JobsOfBranch tab="notFormed">{(branchId) => <NotFormed branchId={branchId} />}</JobsOfBranch>;
}

function NotFormed({ branchId }: { branchId: number }) {
  const list = useJobList();
  const { onFilter, read } = list;
  const soonest = read('sort') === 'soonest';
  return (
    <>
      <ListToolbar list={list} direction="ahead" />
      <div className={styles.chips} role="group" aria-label={listTexts.sort}>
        <span className={styles.sort} aria-hidden="true">
          {listTexts.sort}
        </span>
        <Chip label={listTexts.recentlyUpdated} selected={!soonest} onClick={() => onFilter({ sort: null })} />
        <Chip label={listTexts.startsSoonest} selected={soonest} onClick={() => onFilter({ sort: 'soonest' })} />
      </div>
      <OpenJobs
        branchId={branchId}
        list={list}
        query={{ states: notFormedStates, sort: soonest ? 'starts_at' : '-updated_at' }}
        empty={<EmptyState title={listTexts.emptyNotFormedTitle} text={listTexts.emptyNotFormed} action={<NewJob />} />}
      />
    </>
  );
}
