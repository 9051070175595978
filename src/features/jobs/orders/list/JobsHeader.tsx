import { href } from '../../../../platform/routing/links/href';
import { usePageTitle } from '../../../../platform/routing/Screens';
import { useQueryParams } from '../../../../platform/routing/useQuery';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import { PlusIcon } from '../../../../platform/ui/icons';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { LinkTabs } from '../../../../platform/ui/layout/Tabs';
import { useHiddenCount, withoutHidden } from '../../../../platform/ui/messages/hiddenCounts';
import { useMobile } from '../../../../platform/ui/layout/useMobile';
import { formedStates, notFormedStates, useHistoryCount, useOrderCount } from '../../api';
import styles from './list.module.css';
import { readJobFilters, toFilterQuery } from '../../model/listFilters';
import { formedList, notFormedList } from './openJobsList';
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
  const hidden = useHiddenCount(notFormedList(branchId));
  const hiddenFormed = useHiddenCount(formedList(branchId));
  const query = useSharedFilters();
  const countTotal = (total: number) => withoutHidden(total, hidden + hiddenFormed);
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
                  listTexts.ofAll(withoutHidden(notFormed.count, hidden), countTotal(notFormed.total_count)),
                ...link(href('company-job-not-formed') + query),
              },
              {
                id: 'formed',
                label: listTexts.formed,
                count:
                  formed && listTexts.ofAll(withoutHidden(formed.count, hiddenFormed), countTotal(formed.total_count)),
                ...link(href('company-job-formed') + query),
              },
              { id: 'history', label: listTexts.history, count: history, ...link(href('company-job-history') + query) },
            ]}
          />
        }
      />
      {isMobile && <div className={styles.bottomBar}>{add}</div>}
    </>
  );
}

/** The search goes on in the other lists: a job may have moved there. */
function useSharedFilters(): string {
  const [read] = useQueryParams();
  const { missing: _missing, ...shared } = readJobFilters(read);
  return toFilterQuery(shared);
}
