import { hasJobFilters, noJobFilters } from '../model/listFilters';
import { type OpenOrdersQuery, useOpenOrders } from '../listsApi';
import type { ReactNode } from 'react';
import type { OrderCard } from '#generated/model';
import { useLastPage } from '#platform/routing/useListPage';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import { useJobDialogs } from '../actions/useJobDialogs';
import { BulkBar } from '../bulk/BulkBar';
import { ActiveFilters } from './filters/ActiveFilters';
import { CardList } from './CardList';
import { OpenJobCard } from './OpenJobCard';
import { listTexts } from './texts';
import { UrgentJobs } from './UrgentJobs';
import type { JobList, JobView } from './useJobList';
import { usePinnedJobs } from './usePinnedJobs';
import { useSelection } from './useSelection';

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
