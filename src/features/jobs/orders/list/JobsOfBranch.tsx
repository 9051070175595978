import type { ReactNode } from 'react';
import { NoBranch } from '../../../../platform/branches/NoBranch';
import { OfActiveBranch } from '../../../../platform/branches/OfActiveBranch';
import { usePageTitle } from '../../../../platform/routing/Screens';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { CardSkeletons } from './CardSkeletons';
import { type JobsTab, JobsHeader } from './JobsHeader';
import styles from './list.module.css';
import { listTexts } from './texts';

type Props = { tab: JobsTab; children: (branchId: number) => ReactNode };

/** One of the active branch's lists below their header. */
export function JobsOfBranch({ tab, children }: Props) {
  const title = usePageTitle();
  return (
    <OfActiveBranch
      head={<PageHeader title={title} />}
      none={<NoBranch text={listTexts.noBranch} />}
      failed={{ title: listTexts.errorTitle, text: listTexts.errorText }}
      skeleton={<CardSkeletons />}
    >
      {(branchId) => (
        <div className={styles.page}>
          <JobsHeader branchId={branchId} current={tab} />
          {children(branchId)}
        </div>
      )}
    </OfActiveBranch>
  );
}
