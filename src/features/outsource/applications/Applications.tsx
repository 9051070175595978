import { useId, useState } from 'react';
import { canAcceptAll, countSlotsOfOffer } from '#domain/outsource/offerSlots';
import type { GetOfferApplicationsSort, OutsourceOffer, OfferApplication } from '#generated/model';
import { OfferStatus, InvitationStatus } from '#generated/model/codes';
import { useLastPage, useListPage } from '#platform/routing/useQuery';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { Select } from '#platform/ui/choices/Select';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { Tabs } from '#platform/ui/layout/Tabs';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { type ListQuery, PagedList } from '#platform/ui/lists/PagedList';
import { SelectionBar } from '#platform/ui/lists/SelectionBar';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { useToolName, useVehicleName } from '../../jobs/orders';
import { APPLICATIONS_PER_PAGE, useApplications, type ApplicationsQuery } from '../offersApi';
import { type Answers, useApplicationAnswers } from './answer/useApplicationAnswers';
import { ApplicationCard, type Selecting } from './ApplicationCard';
import { CompareDialog } from './compare/CompareDialog';
import { nameApplicant } from './describeApplication';
import { applicationTexts as texts } from './texts';
import styles from './applications.module.css';

type Props = { offer: OutsourceOffer; now: Date };

/** The applications of an offer by answer, with what can be done with one or several. */
export function Applications({ offer, now }: Props) {
  const panelId = useId();
  const { read, page, onPage, onFilter } = useListPage();
  const bucket = parseBucket(read('show'));
  const sort = parseSort(read('sort'));
  const query = useApplications(offer.id, { ...getBucketFilter(bucket), sort, page });
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, APPLICATIONS_PER_PAGE);
  const answers = useApplicationAnswers(offer);
  const selection = useSelectedApplications(query.data?.data ?? []);
  const counts = getBucketCounts(offer);
  return (
    <>
      <Row gap={4} rowGap={2} justify="between" isWrapping below={4} className={styles.toolbar}>
        <Tabs
          label={texts.tabs}
          panelId={panelId}
          selected={bucket}
          onSelect={(next) => onFilter({ show: next === 'waiting' ? null : next })}
          items={buckets.map((id) => ({ id, label: texts.tab[id], ...toCount(counts[id]) }))}
        />
        <SortSelect sort={sort} onSort={(next) => onFilter({ sort: next === bestFit ? null : next })} />
      </Row>
      <Problems answers={answers} />
      <div id={panelId} role="tabpanel" aria-label={texts.tab[bucket]}>
        <ApplicationList
          key={`${bucket} ${sort}`}
          query={query}
          listKey={`${offer.id} ${bucket} ${sort}`}
          bucket={bucket}
          isOpen={offer.status === OfferStatus.open}
          zone={offer.timezone}
          now={now}
          page={page}
          onPage={onPage}
          answers={answers}
          getSelecting={bucket === 'waiting' ? selection.getSelecting : undefined}
        />
      </div>
      {bucket === 'waiting' && <ApplicationsBar offer={offer} selection={selection} answers={answers} />}
      {answers.dialog}
    </>
  );
}

/** Refused answers. They stay until dismissed, because the people may have left this list. */
function Problems({ answers: { problems, dismiss } }: { answers: Answers }) {
  const [only] = problems;
  if (only === undefined) return null;
  return (
    <Callout intent="warning" className={styles.problems} title={problems.length === 1 ? only : undefined}>
      {problems.length > 1 && (
        <>
          <Text weight="medium">{texts.partlyTitle(problems.length)}</Text>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" variant="outline" onClick={dismiss}>
        {texts.dismiss}
      </Button>
    </Callout>
  );
}

const bestFit: GetOfferApplicationsSort = '-fit';
const sorts: readonly GetOfferApplicationsSort[] = [bestFit, 'rate', 'distance', '-rating', 'applied_at'];

function parseSort(text: string | null): GetOfferApplicationsSort {
  return sorts.find((sort) => sort === text) ?? bestFit;
}

type SortProps = { sort: GetOfferApplicationsSort; onSort: (sort: GetOfferApplicationsSort) => void };

function SortSelect({ sort, onSort }: SortProps) {
  return (
    <div className={styles.sort}>
      <Select
        aria-label={texts.sort}
        items={sorts.map((id) => ({ id, name: texts.sorts[id] }))}
        value={sort}
        onChange={(value) => onSort(parseSort(String(value)))}
      />
    </div>
  );
}

function toCount(number: number | undefined) {
  return number === undefined ? {} : { count: number };
}

type ApplicationListProps = {
  query: ListQuery<OfferApplication>;
  /** Identifies the list without its page number. */
  listKey: string;
  bucket: Bucket;
  /** New applications may still come. */
  isOpen: boolean;
  zone: string;
  now: Date;
  page: number;
  onPage: (page: number) => void;
  answers: Answers;
  getSelecting: ((application: OfferApplication) => Selecting) | undefined;
};

/** A page of applications. */
function ApplicationList({ query, listKey, bucket, isOpen, page, onPage, ...row }: ApplicationListProps) {
  return (
    <PagedList
      query={query}
      listKey={listKey}
      page={page}
      perPage={APPLICATIONS_PER_PAGE}
      onPage={onPage}
      changeRules={changeRules}
      texts={texts.pageOfList}
      skeleton={<ListSkeleton />}
      empty={<NoApplications bucket={bucket} isOpen={isOpen} />}
    >
      {(applications, getChangeCount) => <Rows {...row} applications={applications} getChangeCount={getChangeCount} />}
    </PagedList>
  );
}

function NoApplications({ bucket, isOpen }: Pick<ApplicationListProps, 'bucket' | 'isOpen'>) {
  const canGrow = isOpen || (bucket !== 'waiting' && bucket !== 'accepted');
  const text = canGrow ? texts.empty[bucket] : texts.emptyEnded;
  return <EmptyState title={texts.emptyTitle[bucket]} text={text} />;
}

type RowsProps = Pick<ApplicationListProps, 'zone' | 'now' | 'answers' | 'getSelecting'> & {
  applications: readonly OfferApplication[];
  getChangeCount: (id: number) => number;
};

function Rows({ applications, getChangeCount, getSelecting, ...row }: RowsProps) {
  const names = { tool: useToolName(), vehicle: useVehicleName() };
  return (
    <Stack as="ul" gap={3}>
      {applications.map((application) => (
        <li key={application.id}>
          <RowBoundary of={application}>
            <ApplicationCard
              {...row}
              application={application}
              turn={getChangeCount(application.id)}
              names={names}
              selecting={getSelecting?.(application)}
            />
          </RowBoundary>
        </li>
      ))}
    </Stack>
  );
}

const changeRules: ChangeRules<OfferApplication> = {
  getId: ({ id }) => id,
  describeChange: (before, now) => {
    if (!before) return texts.arrived(nameApplicant(now));
    return getLook(before) === getLook(now) ? undefined : texts.changed(nameApplicant(now));
  },
};

/** A key of what the user decides about. */
function getLook({ status, conflict, proposed_rate, note, fit, actions }: OfferApplication): string {
  return JSON.stringify([status, conflict, proposed_rate, note, fit?.score, actions]);
}

const rowsWhileLoading = 3;

function ListSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{texts.loadingList}</VisuallyHidden>
      {Array.from({ length: rowsWhileLoading }, (_, index) => (
        <SkeletonLine key={index} height={104} />
      ))}
    </Stack>
  );
}

type ApplicationsBarProps = { offer: OutsourceOffer; selection: Selection; answers: Answers };

/** People side by side; more columns cannot be read. */
const compared = { least: 2, most: 4 } as const;

/** Actions for the selected applications; renders nothing without a selection. */
function ApplicationsBar({ offer, selection: { selected, clear }, answers }: ApplicationsBarProps) {
  const [isComparing, setComparing] = useState(false);
  const canCompare = selected.length >= compared.least && selected.length <= compared.most;
  // Those who were answered are no longer selected.
  if (isComparing && !canCompare) setComparing(false);
  if (selected.length === 0) return null;
  const acceptable = selected.filter(({ actions }) => actions.includes('accept'));
  const declinable = selected.filter(({ actions }) => actions.includes('reject'));
  const areTooMany = acceptable.length > 0 && !canAcceptAll(acceptable, offer);
  const isBusy = selected.some(({ id }) => answers.busy.has(id));
  return (
    <>
      <SelectionBar
        label={texts.bar}
        count={texts.selected(selected.length)}
        notes={[areTooMany ? texts.tooMany(countSlotsOfOffer(offer).open) : texts.compareHint(compared.most)]}
        clearLabel={texts.clear}
        onClear={clear}
      >
        <Button variant="outline" disabled={!canCompare} onClick={() => setComparing(true)}>
          {texts.compare}
        </Button>
        <Button
          intent="primary"
          loading={isBusy}
          disabled={acceptable.length === 0 || areTooMany}
          onClick={() => answers.acceptSeveral(acceptable)}
        >
          {texts.acceptSelected(acceptable.length)}
        </Button>
        <Button
          variant="outline"
          disabled={isBusy || declinable.length === 0}
          onClick={() => answers.ask({ kind: 'decline', applications: declinable })}
        >
          {texts.declineSelected(declinable.length)}
        </Button>
      </SelectionBar>
      {isComparing && <CompareDialog applications={selected} answers={answers} onClose={() => setComparing(false)} />}
    </>
  );
}

type Selection = ReturnType<typeof useSelectedApplications>;

/** The selected applications of the page that is shown. Those that leave it are no longer selected. */
function useSelectedApplications(shown: readonly OfferApplication[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setIds((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  return {
    selected: shown.filter(({ id }) => ids.has(id)),
    clear: () => setIds(new Set()),
    getSelecting: ({ id }: OfferApplication) => ({ isSelected: ids.has(id), onToggle: () => toggle(id) }),
  };
}

/** Tabs of the applications, in their order, by their name in the address bar (`?show=accepted`). */
const buckets = ['waiting', 'accepted', 'declined', 'cancelled', 'silent'] as const;

type Bucket = (typeof buckets)[number];

function parseBucket(text: string | null): Bucket {
  return buckets.find((bucket) => bucket === text) ?? 'waiting';
}

type Filter = Pick<ApplicationsQuery, 'filter[status]' | 'filter[applied]'>;

const filters: Record<Bucket, Filter> = {
  waiting: { 'filter[status]': String(InvitationStatus.new), 'filter[applied]': 1 },
  accepted: { 'filter[status]': String(InvitationStatus.accepted) },
  declined: { 'filter[status]': String(InvitationStatus.rejected) },
  cancelled: { 'filter[status]': String(InvitationStatus.cancelled) },
  silent: { 'filter[status]': String(InvitationStatus.new), 'filter[applied]': 0 },
};

/** The provider's filter for a tab. */
const getBucketFilter = (bucket: Bucket): Filter => filters[bucket];

/** The counts that an offer has; the other tabs have none. */
function getBucketCounts({ waiting, counts }: OutsourceOffer): Partial<Record<Bucket, number>> {
  return { waiting, accepted: counts.accepted };
}
