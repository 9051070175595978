import type { ReactNode } from 'react';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useHiddenCount, withoutHidden } from '#platform/offline/undoables';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { getFillPath } from '#platform/routing/links/pagePaths';
import { useNavigate, useLink } from '#platform/routing/links/useLink';
import { TabBody, useCurrentTab } from '#platform/routing/TabBody';
import { useQueryParams } from '#platform/routing/useQuery';
import { useCanOpen } from '#platform/session/useCanOpen';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { LinkTabs } from '#platform/ui/layout/Tabs';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { AddWithinPlan } from '../../billing';
import { useOpenCounts, useOpenOfferCount, CARDS_PER_PAGE, ROWS_PER_PAGE } from '../listsApi';
import { readJobFilters, toFilterQuery } from '../model/listFilters';
import { canceledJobs, deletedJobs } from '../orders';
import { JOB_SEARCH_ID } from './ListToolbar';
import { listTexts } from './texts';
import type { JobView } from './useJobList';
import styles from './list.module.css';

type Props = {
  tab: JobsTab;
  /** Main action of the page; a new job by default. `fill` on a phone. */
  add?: (fill: boolean) => ReactNode;
  children: ReactNode;
};

/** One of the active branch's lists below their header. */
export function JobsOfBranch({ tab, add, children }: Props) {
  return (
    <div className={styles.page}>
      <PageShortcuts />
      <JobsHeader current={tab} add={add} />
      <TabBody>{children}</TabBody>
    </div>
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

type JobsTab = 'notFormed' | 'formed' | 'history' | 'outsourcing';

type JobsTabProps = {
  current: JobsTab;
  /** The main action; a link to a new job by default. */
  add?: (fill: boolean) => ReactNode;
};

/** Header of the lists of a branch: the current list, the counts and the main action. */
function JobsHeader({ current, add = addJob }: JobsTabProps) {
  const branchId = useBranchId();
  const link = useLink();
  const isMobile = useMobile();
  const title = usePageTitle();
  const currentTab = useCurrentTab(tabs, current);
  const counts = useOpenCounts(branchId);
  // Only jobs without a crew are deleted, and only jobs with one are canceled.
  const deleted = useHiddenCount(deletedJobs(branchId));
  const canceled = useHiddenCount(canceledJobs(branchId));
  const query = useSharedFilters();
  const countTotal = (total: number) => withoutHidden(total, deleted + canceled);
  const canOpen = useCanOpen();
  const actions = (
    <>
      <FillWeek tab={currentTab} />
      {add(isMobile)}
    </>
  );
  const outsourcing = {
    id: 'outsourcing',
    label: listTexts.outsourcing,
    count: useOpenOfferCount(branchId),
    ...link(href('company-job-outsourcing')),
  } as const;
  return (
    <>
      <PageHeader
        title={title}
        actions={isMobile ? undefined : actions}
        tabs={
          <LinkTabs
            label={listTexts.tabs}
            current={currentTab}
            items={[
              {
                id: 'notFormed',
                label: listTexts.notFormed,
                count: counts && listTexts.ofAll(withoutHidden(counts.notFormed, deleted), countTotal(counts.total)),
                ...link(href('company-job-not-formed') + query),
              },
              {
                id: 'formed',
                label: listTexts.formed,
                count: counts && listTexts.ofAll(withoutHidden(counts.formed, canceled), countTotal(counts.total)),
                ...link(href('company-job-formed') + query),
              },
              { id: 'history', label: listTexts.history, ...link(href('company-job-history') + query) },
              ...(canOpen('company-job-outsourcing') ? [outsourcing] : []),
            ]}
          />
        }
      />
      {isMobile && <div className={styles.bottomBar}>{actions}</div>}
    </>
  );
}

/** Leads from the lists of open jobs to the open slots of the next seven days. */
function FillWeek({ tab }: { tab: JobsTab | undefined }) {
  const link = useLink();
  const canOpen = useCanOpen();
  if (!canOpen('company-job-fill') || (tab !== 'notFormed' && tab !== 'formed')) return null;
  return (
    <Button variant="outline" {...link(getFillPath(7))}>
      {listTexts.fillWeek}
    </Button>
  );
}

const tabs = {
  'company-job': 'notFormed',
  'company-job-not-formed': 'notFormed',
  'company-job-formed': 'formed',
  'company-job-history': 'history',
  'company-job-outsourcing': 'outsourcing',
} as const;

const addJob = (fill: boolean) => <NewJob fill={fill} />;

/** The search goes on in the other lists: a job may have moved there. */
function useSharedFilters(): string {
  const [read] = useQueryParams();
  const { missing: _missing, ...shared } = readJobFilters(read);
  return toFilterQuery(shared);
}

/** A page of cards or rows while it loads. */
export function CardSkeletons({ view = 'cards' }: { view?: JobView }) {
  const isCompact = view === 'compact';
  return (
    <div className={isCompact ? styles.rows : styles.cards} role="status">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      {Array.from({ length: isCompact ? ROWS_PER_PAGE : CARDS_PER_PAGE }, (_, index) =>
        isCompact ? <RowSkeleton key={index} /> : <CardSkeleton key={index} />,
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <Columns align="center" rowGap={3} gap={5} isCard className={styles.skeleton}>
      <Lines first="64%" second="80%" />
      <Lines first="72%" second="88%" />
      <Lines first="84%" second="64%" />
      <SkeletonCircle size={44} />
      <SkeletonLine height={36} />
    </Columns>
  );
}

function RowSkeleton() {
  return (
    <Row className={styles.rowSkeleton}>
      <SkeletonLine width="92%" height={12} />
    </Row>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={2}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
      <SkeletonLine width="48%" />
    </Stack>
  );
}

/** The button that leads to a new job, or why the plan allows no more this month. */
export function NewJob({ fill = false }: { fill?: boolean }) {
  const link = useLink();
  return (
    <AddWithinPlan limit="orders" returnTo={href('company-job')} fill={fill}>
      <Button intent="primary" fill={fill} icon={<PlusIcon />} {...link(href('company-job-create'))}>
        {listTexts.add}
      </Button>
    </AddWithinPlan>
  );
}
