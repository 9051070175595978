import type { ReactNode } from 'react';
import { branchActions } from '../../../platform/branches/slice';
import { useBranchDispatch, useBranchState } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { useSession } from '../../../platform/session/useSession';
import { Button } from '../../../platform/ui/Button';
import { EmptyState } from '../../../platform/ui/EmptyState';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { RowSkeletons } from './RowSkeletons';
import styles from './team.module.css';
import { TeamHeader, type TeamTab } from './TeamHeader';
import { listTexts } from './texts';

/** A page of the active branch's team under its head; another branch begins it anew. */
export function OfBranch({ tab, children }: { tab: TeamTab; children: ReactNode }) {
  const { activeBranchId, settled, failed } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  if (settled && activeBranchId !== 0) {
    return (
      <div key={activeBranchId} className={styles.page}>
        <TeamHeader branchId={activeBranchId} current={tab} />
        {children}
      </div>
    );
  }
  return (
    <>
      <PageHeader title={listTexts.title} />
      {settled && <NoBranch />}
      {!settled && !failed && <RowSkeletons />}
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
  const isManager = useSession(({ user }) => user?.manager === true);
  return (
    <EmptyState
      text={isManager ? listTexts.noBranchManager : listTexts.noBranch}
      action={<Button {...link(href('company-activity'))}>{listTexts.toActivity}</Button>}
    />
  );
}
