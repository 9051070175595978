import { type ReactNode, useId, useMemo } from 'react';
import { withoutFaces } from '#domain/orders/withdrawn';
import type { OrderCard } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { useLastPage } from '#platform/routing/useQuery';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { EmptyState } from '#platform/ui/feedback/states';
import { WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Text } from '#platform/ui/layout/Layout';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import type { Job } from '../actions/cancelling';
import { OpenJobActions, useJobDialogs } from '../actions/OpenJobActions';
import { BulkBar, useSelection } from '../bulk/BulkBar';
import { JobCard, JobRow, JobRowHead, type JobSelection } from '../card/JobCard';
import { type OpenOrdersQuery, useOpenOrders, useUrgentCandidates } from '../listsApi';
import { hasJobFilters, noJobFilters } from '../model/listFilters';
import {
  CrewCount,
  CrewFaces,
  CrewRing,
  FormationChip,
  WarningChips,
  cardTexts,
  formatTimeToStart,
  getCustomerPath,
  isStartWarned,
  isUrgent,
  useWithdrawn,
} from '../orders';
import { CardList, jobChangeRules } from './CardList';
import { ActiveFilters } from './filters/ActiveFilters';
import { listTexts } from './texts';
import type { JobList, JobView } from './useJobList';
import styles from './list.module.css';

type Props = {
  branchId: number;
  list: JobList;
  /** Filters that the tab adds to the filters of all lists. */
  query: Pick<OpenOrdersQuery, 'states' | 'startingSoon' | 'sort'>;
  /** Shows first what starts within 48 hours without a full crew, unless the list is filtered. */
  pinsUrgent?: boolean;
  /** Filters of this tab alone, with null for each; undefined when none of them is on. */
  ownFilters?: Record<string, null> | undefined;
  /** Shown when there is no job and no filter. */
  empty: ReactNode;
};

/** A page of open jobs with their actions. */
export function OpenJobs({ branchId, list, query, pinsUrgent = false, ownFilters, empty }: Props) {
  const { filters, page, perPage, view } = list;
  const hasFilter = hasJobFilters(filters) || ownFilters !== undefined;
  const { now, orders, listed, pinned, shown } = usePinnedJobs(
    branchId,
    { ...query, filters, page, perPage },
    pinsUrgent && !hasFilter,
  );
  const selection = useSelection();
  const { dialog, deleted, canceled, onDelete, onCancel } = useJobDialogs(branchId);
  const answer = orders.isPlaceholderData ? undefined : orders.data;
  useLastPage(page, answer?.total, perPage);
  const listKey = JSON.stringify([query, filters, view]);
  const clear = () => list.onFilter({ ...noJobFilters, ...ownFilters });
  const whenEmpty = hasFilter ? <NoMatch onClear={clear} /> : empty;
  const hidden = new Set([...deleted, ...canceled]);
  const gone = selection.jobs.filter(({ order_id }) => hidden.has(order_id));
  if (gone.length > 0) selection.remove(gone);
  const renderJob = (card: OrderCard, turn: number, shape: JobView | 'pinned') => (
    <OpenJobCard
      card={card}
      view={shape}
      now={now}
      turn={turn}
      selection={selection.of(card)}
      onDelete={onDelete}
      onCancel={onCancel}
    />
  );
  return (
    <>
      <ActiveFilters list={list} hasMore={ownFilters !== undefined} listKey={listKey} answer={answer} onClear={clear} />
      <div className={view === 'compact' ? styles.table : undefined}>
        <UrgentJobs jobs={pinned} hidden={hidden} renderRow={(card, turn) => renderJob(card, turn, 'pinned')} />
        <CardList
          query={listed}
          list={list}
          listKey={listKey}
          variant="simple"
          hidden={hidden}
          empty={pinned.length > 0 ? null : whenEmpty}
          renderCard={(card, turn) => renderJob(card, turn, view)}
        />
      </div>
      <BulkBar branchId={branchId} selection={selection} shown={shown} canInvite />
      {dialog}
    </>
  );
}

/** The page of jobs that the list shows. */
export function useOpenPage(branchId: number, { filters, page, perPage }: JobList, query: Props['query']) {
  return useOpenOrders(branchId, { ...query, filters, page, perPage });
}

/** No job passes the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={listTexts.emptyFilterTitle}
      text={listTexts.emptyFilter}
      action={<Button onClick={onClear}>{listTexts.clearFilters}</Button>}
    />
  );
}

type OpenJobCardProps = {
  card: OrderCard;
  /** `pinned`: a row among jobs of all states. */
  view: JobView | 'pinned';
  now: Date;
  turn: number;
  selection: JobSelection;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
};

/** An open job in any formation state, as a card or as a row. */
function OpenJobCard({ card: loaded, view, now, turn, selection, onDelete, onCancel }: OpenJobCardProps) {
  const card = withoutFaces(loaded, useWithdrawn());
  const isCompact = view !== 'cards';
  const Shape = isCompact ? JobRow : JobCard;
  // A list of jobs that are not formed need not show the status in every row.
  const showsStatus = view !== 'compact' || card.status !== OrderStatus.notFormed;
  return (
    <Shape
      card={card}
      now={now}
      turn={turn}
      selection={selection}
      status={showsStatus && <FormationChip status={card.status} />}
      warnings={<WarningChips job={card} now={now} omitsAddress={isCompact} />}
      aside={view === 'pinned' || isStartWarned(card, now) ? undefined : formatTimeToStart(card, now) || undefined}
      crew={
        <>
          {card.crew_summary && <CrewRing crew={card.crew_summary} />}
          <CrewFaces crew={card.crew} />
        </>
      }
      crewCount={card.crew_summary && <CrewCount crew={card.crew_summary} />}
      actions={
        <OpenJobActions
          job={card}
          now={now}
          onDelete={onDelete}
          onCancel={onCancel}
          isSmall={isCompact}
          menuOnly={view === 'compact'}
          {...(card.customer_primary_phone !== '' && { customerPath: getCustomerPath(card) })}
        />
      }
      foot={formatUpdated(card, now)}
    />
  );
}

/** The provider's clock may be slightly ahead, so a change in the near future counts as just now. */
function formatUpdated({ updated_at, updated_by, timezone }: OrderCard, now: Date): string {
  if (updated_at === null) return '';
  const at = Date.parse(updated_at) > now.getTime() ? now.toISOString() : updated_at;
  return cardTexts.updated(timeAgo(at, now, timezone), updated_by);
}

type UrgentJobsProps = {
  jobs: readonly OrderCard[];
  /** Jobs the user has deleted or canceled, not yet sent to the provider. */
  hidden: ReadonlySet<number>;
  renderRow: (card: OrderCard, turn: number) => ReactNode;
};

/** Jobs that start soon and need people, above the list. */
function UrgentJobs({ jobs, hidden, renderRow }: UrgentJobsProps) {
  const headingId = useId();
  const steady = useSteadyList({ listKey: 'urgent', items: jobs, firstPage: true, changeRules: jobChangeRules });
  const shown = steady.shown?.filter(({ order_id }) => !hidden.has(order_id));
  if (!shown || shown.length === 0) return null;
  return (
    <Text as="section" below={5} aria-labelledby={headingId}>
      <Row as="h2" gap={2} tone="warning" size={14} below={2} id={headingId}>
        <WarningIcon />
        {listTexts.urgent}
      </Row>
      <ul className={styles.rows}>
        <JobRowHead />
        {shown.map((card) => (
          <li key={card.order_id}>
            <RowBoundary of={card}>{renderRow(card, steady.getChangeCount(card.order_id))}</RowBoundary>
          </li>
        ))}
      </ul>
    </Text>
  );
}

/**
 * A page of jobs. Those that start within 48 hours without a full crew, soonest first, are pinned above the first page
 * and are on no other: a page is full beside them, and no job is shown twice. Without `isOn` none is pinned.
 */
export function usePinnedJobs(branchId: number, query: OpenOrdersQuery, isOn: boolean) {
  const now = useNow();
  const { data: candidates, isLoading } = useUrgentCandidates(branchId, query.states, now, isOn);
  const urgent = useMemo(
    () => (isOn ? (candidates?.data.filter((card) => isUrgent(card, now)) ?? none) : none),
    [candidates, isOn, now],
  );
  const except = urgent.map(({ order_id }) => order_id);
  // Read beside the candidates, and again where some are pinned.
  const orders = useOpenOrders(branchId, { ...query, except });
  const data = useMemo(() => orders.data && withoutRows(orders.data, urgent), [orders.data, urgent]);
  const pinned = query.page === 1 ? urgent : none;
  const listed = { ...orders, data, isPending: orders.isPending || isLoading };
  return { now, orders, listed, pinned, shown: [...pinned, ...(data?.data ?? [])] };
}

const none: readonly OrderCard[] = [];

/** A provider may list them all the same. */
function withoutRows<Page extends { data: readonly OrderCard[] }>(page: Page, urgent: readonly OrderCard[]): Page {
  const ids = new Set(urgent.map(({ order_id }) => order_id));
  return { ...page, data: page.data.filter(({ order_id }) => !ids.has(order_id)) };
}
