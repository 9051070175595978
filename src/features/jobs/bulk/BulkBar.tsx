import { lazy, type MouseEvent, useState } from 'react';
import type { OrderCard } from '#generated/model';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { CalendarIcon, DownloadIcon, PrintIcon, TeamIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { SelectionBar } from '#platform/ui/lists/SelectionBar';
import { loadInviteToJobs } from '../../crew';
import { toSheetsQuery } from '../daySheet/sheetIds';
import { MOST_SELECTED, type Selection } from '../list/useSelection';
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
          notes={[...(elsewhere > 0 ? [bulkTexts.elsewhere(elsewhere)] : []), bulkTexts.limit(MOST_SELECTED)]}
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
