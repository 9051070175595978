import { Chip } from '../../../../platform/ui/data/Chip';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { notFormedStates } from '../../api';
import { JobsOfBranch } from './JobsOfBranch';
import styles from './list.module.css';
import { NewJob } from './NewJob';
import { OpenJobs } from './OpenJobs';
import { listTexts } from './texts';
import { useListPage } from '../../../../platform/routing/useListPage';

/** Jobs without invitations, last changed first (spec section 4). */
export default function NotFormedPage() {
  return <JobsOfBranch tab="notFormed">{(branchId) => <NotFormed branchId={branchId} />}</JobsOfBranch>;
}

function NotFormed({ branchId }: { branchId: number }) {
  const { page, onPage, onFilter, read } = useListPage();
  const soonest = read('sort') === 'soonest';
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.chips} role="group" aria-label={listTexts.sort}>
          <span className={styles.sort} aria-hidden="true">
            {listTexts.sort}
          </span>
          <Chip label={listTexts.recentlyUpdated} selected={!soonest} onClick={() => onFilter({ sort: null })} />
          <Chip label={listTexts.startsSoonest} selected={soonest} onClick={() => onFilter({ sort: 'soonest' })} />
        </div>
      </div>
      <OpenJobs
        branchId={branchId}
        query={{ page, states: notFormedStates, sort: soonest ? 'starts_at' : '-updated_at' }}
        onPage={onPage}
        empty={<EmptyState title={listTexts.emptyNotFormedTitle} text={listTexts.emptyNotFormed} action={<NewJob />} />}
      />
    </>
  );
}
