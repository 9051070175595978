import { lazy, type MouseEvent, useState } from 'react';
import type { OrderCard } from '#generated/model';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { CalendarIcon, CloseIcon, DownloadIcon, PrintIcon, TeamIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { loadInviteToJobs } from '../../crew';
import { toSheetsQuery } from '../daySheet/sheetIds';
import { MOST_SELECTED, type Selection } from '../list/useSelection';
import styles from './BulkBar.module.css';
import { ExportFailures } from './ExportFailures';
import { bulkTexts } from '../list/texts';
import { useBulkExport } from './useBulkExport';

const InviteToJobs = lazy(async () => ({ default: (await loadInviteToJobs()).InviteToJobs }));

type Props = {
  branchId: number;
  selection: Selection;
  /** The jobs of the page that is shown. */
  shown: readonly OrderCard[];
  /** True if these jobs still take people. */
  mayInvite?: boolean;
};

/** Actions for the selected jobs; renders nothing without a selection. */
export function BulkBar({ branchId, selection, shown, mayInvite = false }: Props) {
  const [isInviting, setInviting] = useState(false);
  const exporting = useBulkExport();
  const { jobs, remove, clear } = selection;
  return (
    <>
      {jobs.length > 0 && (
        <section className={styles.bar} aria-label={bulkTexts.bar} data-bulk>
          <SelectedCount selection={selection} shown={shown} />
          <div className={styles.actions}>
            {mayInvite && (
              <Button intent="primary" icon={<TeamIcon />} onClick={() => setInviting(true)}>
                {bulkTexts.invite}
              </Button>
            )}
            <FileActions jobs={jobs} exporting={exporting} />
          </div>
          <IconButton icon={<CloseIcon />} label={bulkTexts.clear} className={styles.clear} onClick={clear} />
        </section>
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

/** Number of selected jobs on all pages, and a button to select the rest of this page. */
function SelectedCount({ selection: { jobs, add }, shown }: Pick<Props, 'selection' | 'shown'>) {
  const ids = new Set(jobs.map(({ order_id }) => order_id));
  const here = shown.filter(({ order_id }) => ids.has(order_id)).length;
  const elsewhere = jobs.length - here;
  const isFull = jobs.length >= MOST_SELECTED;
  return (
    <>
      <p className={styles.count} role="status">
        {bulkTexts.selected(jobs.length)}
        {elsewhere > 0 && <span className={styles.note}>{bulkTexts.elsewhere(elsewhere)}</span>}
        {isFull && <span className={styles.note}>{bulkTexts.limit(MOST_SELECTED)}</span>}
      </p>
      {here < shown.length && !isFull && (
        <Button variant="quiet" onClick={() => add(shown)}>
          {bulkTexts.selectPage}
        </Button>
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
