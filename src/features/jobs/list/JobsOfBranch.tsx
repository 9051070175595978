import type { ReactNode } from 'react';
import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch } from '#platform/branches/WithActiveBranch';
import { usePageTitle } from '#platform/routing/currentRoute';
import { TabBody } from '#platform/routing/TabBody';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { CardSkeletons } from './CardSkeletons';
import { JobsHeader, type JobsTab } from './JobsHeader';
import { JOB_SEARCH_ID } from './ListToolbar';
import styles from './list.module.css';
import { listTexts } from './texts';

type Props = {
  tab: JobsTab;
  /** Main action of the page; a new job by default. `fill` on a phone. */
  add?: (fill: boolean) => ReactNode;
  /** Shown while the branch loads; cards of jobs by default. */
  skeleton?: ReactNode;
  children: (branchId: number) => ReactNode;
};

/** One of the active branch's lists below their header. */
export function JobsOfBranch({ tab, add, skeleton = <CardSkeletons />, children }: Props) {
  const title = usePageTitle();
  return (
    <WithActiveBranch
      pendingHead={<PageHeader title={title} />}
      none={<NoBranch text={listTexts.noBranch} />}
      failed={{ title: listTexts.errorTitle, text: listTexts.errorText }}
      skeleton={skeleton}
    >
      {(branchId) => (
        <div className={styles.page}>
          <PageShortcuts />
          <JobsHeader branchId={branchId} current={tab} add={add} />
          <TabBody>{children(branchId)}</TabBody>
        </div>
      )}
    </WithActiveBranch>
  );
}

/** Keys of all lists. */
function PageShortcuts() {
  const navigate = useNavigate();
  useShortcuts(listTexts.tabs, [
    { keys: 'n', label: listTexts.keys.add, run: () => navigate(href('company-job-create')) },
    { keys: 'f', label: listTexts.keys.search, run: () => document.getElementById(JOB_SEARCH_ID)?.focus() },
  ]);
  return null;
}
