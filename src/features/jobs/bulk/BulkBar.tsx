import { lazy, type MouseEvent, useState } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import type { OrderCard } from '#generated/model';
import { useActiveBranch, useBranchZone } from '#platform/branches/useActiveBranch';
import { useSettings } from '#platform/config/SettingsContext';
import { saveFile } from '#platform/lib/device/saveFile';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { loadOrToast } from '#platform/ui/boundaries/notLoaded';
import { CalendarIcon, DownloadIcon, PrintIcon, TeamIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Text } from '#platform/ui/layout/Layout';
import { SelectionBar } from '#platform/ui/lists/SelectionBar';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { type Outcomes, useReadCards, useReadOrders } from '../api';
import type { JobSelection } from '../card/JobCard';
import { loadInviteToJobs } from '../crew';
import { toSheetsQuery } from '../daySheet/sheetPaths';
import { getHistoryFileName, toHistoryCsv } from '../export/historyCsv';
import { bulkTexts } from '../list/texts';
import { nameJob } from '../orders';
import styles from './ExportFailures.module.css';

const InviteToJobs = lazy(async () => ({ default: (await loadInviteToJobs()).InviteToJobs }));

type Props = {
  branchId: number;
  selection: Selection;
  /** The jobs of the page that is shown. */
  shown: readonly OrderCard[];
  /** True if these jobs still take people. */
  canInvite?: boolean;
};

/** Actions for the selected jobs; renders nothing without a selection. */
export function BulkBar({ branchId, selection, shown, canInvite = false }: Props) {
  const [isInviting, setInviting] = useState(false);
  const exporting = useBulkExport();
  const { jobs, add, remove, clear } = selection;
  const ids = new Set(jobs.map(({ order_id }) => order_id));
  const here = shown.filter(({ order_id }) => ids.has(order_id)).length;
  const elsewhere = jobs.length - here;
  const isFull = jobs.length >= MOST_SELECTED;
  return (
    <>
      {jobs.length > 0 && (
        <SelectionBar
          label={bulkTexts.bar}
          count={bulkTexts.selected(jobs.length)}
          notes={[
            ...(elsewhere > 0 ? [bulkTexts.elsewhere(elsewhere)] : []),
            ...(isFull ? [bulkTexts.limit(MOST_SELECTED)] : []),
          ]}
          more={
            here < shown.length &&
            !isFull && (
              <Button variant="quiet" onClick={() => add(shown)}>
                {bulkTexts.selectPage}
              </Button>
            )
          }
          clearLabel={bulkTexts.clear}
          onClear={clear}
        >
          {canInvite && (
            <Button intent="primary" icon={<TeamIcon />} onClick={() => setInviting(true)}>
              {bulkTexts.invite}
            </Button>
          )}
          <FileActions jobs={jobs} exporting={exporting} />
        </SelectionBar>
      )}
      {exporting.partly && <ExportFailures partly={exporting.partly} onClose={exporting.dismiss} />}
      {isInviting && (
        <LazyBoundary failure="toast">
          <InviteToJobs branchId={branchId} jobs={jobs} onInvited={remove} onClose={() => setInviting(false)} />
        </LazyBoundary>
      )}
    </>
  );
}

type FileProps = { jobs: readonly OrderCard[]; exporting: ReturnType<typeof useBulkExport> };

/** Ignores the second click of a double click: the first may be done already. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Sheets to print and files of the jobs. */
function FileActions({ jobs, exporting: { busy, saveCsv, saveIcs } }: FileProps) {
  const navigate = useNavigate();
  const print = () => navigate(`${href('company-job-formed')}${toSheetsQuery(jobs.map(({ order_id }) => order_id))}`);
  return (
    <>
      <Button variant="outline" icon={<PrintIcon />} onClick={print}>
        {bulkTexts.print}
      </Button>
      <Button variant="outline" icon={<DownloadIcon />} loading={busy === 'csv'} onClick={once(() => saveCsv(jobs))}>
        {bulkTexts.csv}
      </Button>
      <Button variant="outline" icon={<CalendarIcon />} loading={busy === 'ics'} onClick={once(() => saveIcs(jobs))}>
        {bulkTexts.ics}
      </Button>
    </>
  );
}

type ExportFailuresProps = { partly: PartlyExported; onClose: () => void };

/** The jobs that are missing in a file, each with the reason. They stay selected. */
function ExportFailures({ partly: { done, all, missing }, onClose }: ExportFailuresProps) {
  return (
    <Modal
      open
      kind="reading"
      size="small"
      title={done === 0 ? bulkTexts.none : bulkTexts.partly(done, all)}
      cancelLabel={bulkTexts.close}
      onClose={onClose}
    >
      {done > 0 && <p>{bulkTexts.failed}</p>}
      <Text as="ul" above={3} className={styles.failures}>
        {missing.map(({ card, reason }) => (
          <Text as="li" isBreaking isDivided key={card.order_id}>
            {nameJob(card)}
            <Muted as="span" isBlock>
              {reason}
            </Muted>
          </Text>
        ))}
      </Text>
    </Modal>
  );
}

/** An export that lacks some jobs: how many it has, and why the others are missing. */
type PartlyExported = {
  done: number;
  all: number;
  missing: readonly { card: OrderCard; reason: string }[];
};

type Kind = 'csv' | 'ics';

/** Saves the latest state of several jobs in one file. Jobs that cannot be read are left out and named. */
function useBulkExport() {
  const [partly, setPartly] = useState<PartlyExported>();
  const branch = useActiveBranch().data;
  const zone = useBranchZone();
  const { productName } = useSettings();
  const cards = useReadCards();
  const orders = useReadOrders();
  const today = () => todayIn(zone, serverDate());

  function finish<Result>(jobs: readonly OrderCard[], outcomes: Outcomes<Result>, save: () => string): void {
    const { results, failures } = outcomes;
    const name = results.length > 0 ? save() : undefined;
    if (name !== undefined) showToast({ message: bulkTexts.saved(name), intent: 'success' });
    if (failures.size === 0) return;
    const missing = jobs.flatMap((card) => {
      const reason = failures.get(card.order_id);
      return reason === undefined ? [] : [{ card, reason }];
    });
    setPartly({ done: results.length, all: jobs.length, missing });
  }

  const toIds = (jobs: readonly OrderCard[]) => jobs.map(({ order_id }) => order_id);

  async function saveCsv(jobs: readonly OrderCard[]): Promise<void> {
    const outcomes = await cards.mutateAsync(toIds(jobs));
    finish(jobs, outcomes, () => {
      const name = getHistoryFileName(branch?.name ?? '', today());
      saveFile(name, 'text/csv;charset=utf-8', toHistoryCsv(outcomes.results));
      return name;
    });
  }

  async function saveIcs(jobs: readonly OrderCard[]): Promise<void> {
    const { results, failures } = await orders.mutateAsync(toIds(jobs));
    const others = results.filter((order) => !isScheduled(order));
    const unscheduled = others.map(({ order_id }) => [order_id, bulkTexts.unscheduled] as const);
    const outcomes = { results: results.filter(isScheduled), failures: new Map([...failures, ...unscheduled]) };
    const ics = await loadOrToast(() => import('../export/ics'));
    if (!ics) return;
    finish(jobs, outcomes, () => {
      const name = ics.getIcsFileName(outcomes.results, today());
      saveFile(name, 'text/calendar;charset=utf-8', ics.toIcsFile(outcomes.results, productName));
      return name;
    });
  }

  const busy: Kind | undefined = cards.isPending ? 'csv' : orders.isPending ? 'ics' : undefined;
  return {
    busy,
    partly,
    dismiss: () => setPartly(undefined),
    saveCsv: (jobs: readonly OrderCard[]) => void (busy === undefined && saveCsv(jobs)),
    saveIcs: (jobs: readonly OrderCard[]) => void (busy === undefined && saveIcs(jobs)),
  };
}

/** Maximum number of jobs: one page of rows. Each job needs separate calls. */
const MOST_SELECTED = 20;

type Selection = {
  /** By id, in the order of selection. Stays while pages and filters change. */
  jobs: readonly OrderCard[];
  of: (card: OrderCard) => JobSelection;
  /** Selects these jobs as far as possible. */
  add: (cards: readonly OrderCard[]) => void;
  remove: (cards: readonly OrderCard[]) => void;
  clear: () => void;
};

/** The jobs of one list that are selected for an action on several. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, OrderCard>>(new Map());
  const add = (cards: readonly OrderCard[]) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const card of cards) if (next.size < MOST_SELECTED || next.has(card.order_id)) next.set(card.order_id, card);
      return next;
    });
  const remove = (cards: readonly OrderCard[]) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const { order_id } of cards) next.delete(order_id);
      return next;
    });
  return {
    jobs: [...selected.values()],
    of: (card) => {
      const isSelected = selected.has(card.order_id);
      return {
        isSelected,
        canChange: isSelected || selected.size < MOST_SELECTED,
        onToggle: () => (isSelected ? remove([card]) : add([card])),
      };
    },
    add,
    remove,
    clear: () => setSelected(new Map()),
  };
}
