import { href } from '../../../../platform/routing/links/href';
import { usePageTitle } from '../../../../platform/routing/Screens';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { PlusIcon } from '../../../../platform/ui/icons';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { LinkTabs } from '../../../../platform/ui/layout/Tabs';
import { useHiddenCount, withoutHidden } from '../../../../platform/ui/messages/useUndoable';
import { useMobile } from '../../../../platform/ui/layout/useMobile';
import { formedStates, notFormedStates, useHistoryCount, useOrderCount } from '../../api';
import styles from './list.module.css';
import { openJobsList } from './openJobsList';
import { listTexts } from './texts';

export type JobsTab = 'notFormed' | 'formed' | 'history';

/** Header of the three lists: the current list, the counts and a link to a new job. */
export function JobsHeader({ branchId, current }: { branchId: number; current: JobsTab }) {
  const link = useLink();
  const isMobile = useMobile();
  const title = usePageTitle();
  const notFormed = useOrderCount(branchId, notFormedStates).data;
  const formed = useOrderCount(branchId, formedStates).data;
  const history = useHistoryCount(branchId);
  // Only jobs without a crew are deleted, so none of the formed ones is hidden.
  const hidden = useHiddenCount(openJobsList(branchId));
  const add = (
    <Button intent="primary" fill={isMobile} icon={<PlusIcon />} {...link(href('company-job-create'))}>
      {listTexts.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={isMobile ? undefined : add}
        tabs={
          <LinkTabs
            label={listTexts.tabs}
            current={current}
            items={[
              {
                id: 'notFormed',
                label: listTexts.notFormed,
                count:
                  notFormed &&
                  listTexts.ofAll(withoutHidden(notFormed.count, hidden), withoutHidden(notFormed.total_count, hidden)),
                ...link(href('company-job-not-formed')),
              },
              {
                id: 'formed',
                label: listTexts.formed,
                count: formed && listTexts.ofAll(formed.count, withoutHidden(formed.total_count, hidden)),
                ...link(href('company-job-formed')),
              },
              { id: 'history', label: listTexts.history, count: history, ...link(href('company-job-history')) },
            ]}
          />
        }
      />
      {isMobile && <div className={styles.bottomBar}>{add}</div>}
    </>
  );
}
