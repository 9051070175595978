import type { ReactNode } from 'react';
import { branchActions } from '../../../platform/branches/slice';
import { useBranchDispatch, useBranchState } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/Button';
import { EmptyState } from '../../../platform/ui/EmptyState';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { CardSkeletons } from './CardSkeletons';
import { type JobsTab, JobsHeader } from './JobsHeader';
import styles from './list.module.css';
import { listTexts } from './texts';

/** One of the lists of the active branch; another branch begins it anew. */
export function JobsOfBranch({ tab, children }: { tab: JobsTab; children: (branchId: number) => ReactNode }) {
  const { activeBranchId, settled, failed } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  if (settled && activeBranchId !== 0) {
    return (
      <div key={activeBranchId} className={styles.page}>
        <JobsHeader branchId={activeBranchId} current={tab} />
        {children(activeBranchId)}
      </div>
    );
  }
  return (
    <>
      <PageHeader title={listTexts.title} />
      {settled && <NoBranch />}
      {!settled && !failed && <CardSkeletons />}
      {failed && (
        <ErrorState
          title={listTexts.errorTitle}
          text={listTexts.errorText}
          onRetry={() => dispatch(branchActions.branchesRequested())}
        />
      )}
    </>
  );
}

function NoBranch() {
  const link = useLink();
  return (
    <EmptyState
      text={listTexts.noBranch}
      action={<Button {...link(href('company-activity'))}>{listTexts.toActivity}</Button>}
    />
  );
}
