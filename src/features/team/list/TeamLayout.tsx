import type { ReactNode } from 'react';
import { NoBranch } from '#platform/branches/NoBranch';
import { WithActiveBranch } from '#platform/branches/WithActiveBranch';
import { usePageTitle } from '#platform/routing/currentRoute';
import { TabBody } from '#platform/routing/TabBody';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { RowSkeletons } from './RowSkeletons';
import styles from './team.module.css';
import { TeamHeader, type TeamTab } from './TeamHeader';
import { listTexts } from './texts';

type Props = { tab: TeamTab; children: (branchId: number) => ReactNode };

/** Layout of the pages about the active branch's team. */
export function TeamLayout({ tab, children }: Props) {
  const title = usePageTitle();
  return (
    <WithActiveBranch
      pendingHead={<PageHeader title={title} />}
      none={<NoBranch text={listTexts.noBranch} />}
      failed={{ title: listTexts.errorTitle, text: listTexts.errorText }}
      skeleton={<RowSkeletons />}
    >
      {(branchId) => (
        <div className={styles.page}>
          <TeamHeader branchId={branchId} current={tab} />
          <TabBody>{children(branchId)}</TabBody>
        </div>
      )}
    </WithActiveBranch>
  );
}
