import type { ClosedState, OrderPage, OrderCard } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useActiveBranch, useBranchZone } from '#platform/branches/useActiveBranch';
import { saveFile } from '#platform/lib/device/saveFile';
import { formatMoney } from '#platform/lib/money';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn, formatZonedDay } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLastPage } from '#platform/routing/useQuery';
import { useNow } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { EmptyState } from '#platform/ui/feedback/states';
import { DownloadIcon, CopyIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Muted, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { actionTexts } from '../actions/texts';
import { BulkBar, useSelection } from '../bulk/BulkBar';
import { JobCard, JobRow, type JobSelection } from '../card/JobCard';
import { getHistoryFileName, toHistoryCsv } from '../export/historyCsv';
import { CardList } from '../list/CardList';
import { ActiveFilters } from '../list/filters/ActiveFilters';
import { listOffered } from '../list/filters/filterOptions';
import { JobsOfBranch } from '../list/JobsOfBranch';
import { ListToolbar } from '../list/ListToolbar';
import { NoMatch } from '../list/OpenJobs';
import { historyTexts, listTexts } from '../list/texts';
import { type JobList, useJobList, type JobView } from '../list/useJobList';
import { type HistoryQuery, useHistory, useOpenCounts, useWholeHistory } from '../listsApi';
import { hasJobFilters, noJobFilters } from '../model/listFilters';
import {
  jobLabels,
  CrewCount,
  CrewFaces,
  ResultChip,
  formatHours,
  getCancelReason,
  getCopyPath,
  getHistoryPath,
  planHours,
} from '../orders';

const results: readonly ClosedState[] = ['completed', 'cancelled'];

/** Completed and canceled jobs, latest first. */
export default function HistoryPage() {
  return (
    <JobsOfBranch tab="history">
      <History />
    </JobsOfBranch>
  );
}

function History() {
  const branchId = useBranchId();
  const list = useJobList();
  const { filters, page, perPage, onFilter, view } = list;
  const result = results.find((each) => each === list.read('result'));
  const history = useHistory(branchId, { page, perPage, result, filters });
  const now = useNow();
  const selection = useSelection();
  const answer = history.isPlaceholderData ? undefined : history.data;
  useLastPage(page, answer?.total, perPage);
  const listKey = JSON.stringify(['history', result, filters, view]);
  const hasFilter = hasJobFilters(filters) || result !== undefined;
  const clear = () => onFilter({ ...noJobFilters, result: null });
  return (
    <>
      <HistoryToolbar branchId={branchId} list={list} result={result} history={history} onClear={clear} />
      <ActiveFilters list={list} hasMore={result !== undefined} listKey={listKey} answer={answer} onClear={clear} />
      <CardList
        query={history}
        list={list}
        listKey={listKey}
        variant="wide"
        needsHead={historyTexts.payColumn}
        empty={hasFilter ? <NoMatch onClear={clear} /> : <EmptyHistory branchId={branchId} />}
        renderCard={(card, turn) => (
          <HistoryCard card={card} view={view} now={now} turn={turn} selection={selection.of(card)} />
        )}
      />
      <BulkBar branchId={branchId} selection={selection} shown={answer?.data ?? []} />
    </>
  );
}

type HistoryToolbarProps = {
  branchId: number;
  list: JobList;
  result: ClosedState | undefined;
  history: ReturnType<typeof useHistory>;
  onClear: () => void;
};

function HistoryToolbar({ branchId, list, result, history, onClear }: HistoryToolbarProps) {
  const { filters, onFilter } = list;
  const offered = listOffered(history.data?.data);
  const isFiltered = hasJobFilters(filters) || result !== undefined;
  return (
    <ListToolbar
      list={list}
      offered={offered}
      direction="back"
      tools={<DownloadButton branchId={branchId} query={{ result, filters }} disabled={!history.data?.data.length} />}
      onClear={onClear}
      own={{
        label: listTexts.filter,
        count: Number(result !== undefined),
        chips: offered.result ? <ResultChips result={result} onFilter={onFilter} /> : undefined,
        note: !isFiltered && <Total answer={history.isPlaceholderData ? undefined : history.data} />,
      }}
    />
  );
}

function Total({ answer }: { answer: OrderPage | undefined }) {
  if (answer === undefined || answer.total === null) return null;
  return (
    <Muted isAtEnd as="span" size={13} isNumeric>
      {historyTexts.total(answer.total)}
    </Muted>
  );
}

type ResultChipsProps = { result: ClosedState | undefined; onFilter: JobList['onFilter'] };

function ResultChips({ result, onFilter }: ResultChipsProps) {
  return (
    <>
      <Chip label={listTexts.all} selected={result === undefined} onClick={() => onFilter({ result: null })} />
      {results.map((each) => (
        <Chip
          key={each}
          label={jobLabels.closed[each]}
          selected={result === each}
          onClick={() => onFilter({ result: result === each ? null : each })}
        />
      ))}
    </>
  );
}

type DownloadProps = { branchId: number; query: Pick<HistoryQuery, 'result' | 'filters'>; disabled: boolean };

/** Downloads all closed jobs that pass the filters, not only the current page. */
function DownloadButton({ branchId, query, disabled }: DownloadProps) {
  const branch = useActiveBranch().data;
  const zone = useBranchZone();
  const { mutate, isPending } = useWholeHistory(branchId);
  const download = () =>
    mutate(query, {
      onSuccess: (cards) => {
        const name = getHistoryFileName(branch?.name ?? '', todayIn(zone, serverDate()));
        saveFile(name, 'text/csv;charset=utf-8', toHistoryCsv(cards));
        showToast({ message: historyTexts.downloaded(name), intent: 'success' });
      },
    });
  return (
    <Button variant="outline" icon={<DownloadIcon />} loading={isPending} disabled={disabled} onClick={download}>
      {historyTexts.download}
    </Button>
  );
}

type Props = {
  card: OrderCard;
  now: Date;
  turn: number;
  view: JobView;
  selection: JobSelection;
};

/** A closed job: outcome, hours, cost and a link to copy it. */
function HistoryCard({ card, view, now, turn, selection }: Props) {
  const link = useLink();
  const isCompact = view === 'compact';
  const Shape = isCompact ? JobRow : JobCard;
  const copy = link(getCopyPath(card.order_id));
  return (
    <Shape
      card={card}
      path={getHistoryPath(card)}
      now={now}
      turn={turn}
      selection={selection}
      status={card.closed_state && <ResultChip result={card.closed_state} />}
      aside={isCompact ? describeOutcome(card, now) : undefined}
      middle={<Outcome card={card} isCompact={isCompact} />}
      crewCount={card.closed_state === 'completed' && card.crew_summary && <CrewCount crew={card.crew_summary} />}
      crew={<CrewFaces crew={card.crew.filter(({ status }) => status === InvitationStatus.accepted)} />}
      actions={
        isCompact ? (
          <IconButton icon={<CopyIcon />} label={actionTexts.bookAgain} {...copy} />
        ) : (
          <Button variant="outline" {...copy}>
            {actionTexts.bookAgain}
          </Button>
        )
      }
      foot={describeOutcome(card, now)}
    />
  );
}

/** Planned and actual hours and the crew's pay; the reason for a canceled job. A row has space for the pay alone. */
function Outcome({ card, isCompact }: { card: OrderCard; isCompact: boolean }) {
  const reason = getCancelReason(card.cancel_reason);
  if (card.closed_state === 'cancelled') return reason === undefined ? null : <p>{historyTexts.reason(reason)}</p>;
  const hours = planHours(card);
  const planned = hours === undefined ? undefined : historyTexts.planned(formatHours(hours));
  const actual = card.actual_hours === null ? undefined : historyTexts.actual(formatHours(card.actual_hours));
  return (
    <>
      {card.payout_total !== null && (
        <Text tone="ink" weight="strong" isNumeric>
          {historyTexts.crewPay(formatMoney(card.payout_total))}
        </Text>
      )}
      {!(isCompact && card.payout_total !== null) && <p>{[planned, actual].filter(Boolean).join(', ')}</p>}
    </>
  );
}

function describeOutcome({ closed_at, closed_by, timezone }: OrderCard, now: Date): string {
  if (closed_at === null) return '';
  return historyTexts.closed(formatZonedDay(closed_at, timezone, now), closed_by);
}

/** Leads to the jobs with a crew, which are completed next, or else to those without. */
function EmptyHistory({ branchId }: { branchId: number }) {
  const link = useLink();
  const hasFormed = (useOpenCounts(branchId)?.formed ?? 0) > 0;
  return (
    <EmptyState
      title={listTexts.emptyHistoryTitle}
      text={listTexts.emptyHistory}
      action={
        <Button {...link(href(hasFormed ? 'company-job-formed' : 'company-job-not-formed'))}>
          {hasFormed ? listTexts.showFormed : listTexts.showOpen}
        </Button>
      }
    />
  );
}
