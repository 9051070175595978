import { useState } from 'react';
import type { OrderCard } from '../../../../generated/model';
import { lazyPart } from '../../../../platform/ui/feedback/lazyPart';
import { href } from '../../../../platform/routing/links/href';
import { useNavigate } from '../../../../platform/routing/links/useLink';
import { CalendarIcon, CloseIcon, DownloadIcon, PrintIcon, TeamIcon } from '../../../../platform/ui/icons';
import { Button } from '../../../../platform/ui/inputs/Button';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { loadInviteToJobs } from '../../index';
import { toSheetsQuery } from '../daySheet/sheetIds';
import { MOST_SELECTED, type Selection } from '../list/useSelection';
import styles from './BulkBar.module.css';
import { ExportFailures } from './ExportFailures';
import { bulkTexts } from './texts';
import { useBulkExport } from './useBulkExport';

const InviteToJobs = lazyPart(async () => (await loadInviteToJobs()).InviteToJobs, { failure: 'toast' });

type Props = {
  branchId: number;
  selection: Selection;
  /** The jobs of the page that is shown. */
  shown: readonly OrderCard[];
  /** Whether these jobs still take people. */
  mayInvite?: boolean;
};

/** What can be done with the selected jobs; nothing while none is. */
export function BulkBar({ branchId, selection, shown, mayInvite = false }: Props) {
  const [isInviting, setInviting] = useState(false);
  const { jobs, add, remove, clear } = selection;
  const navigate = useNavigate();
  const exporting = useBulkExport();
  const elsewhere = jobs.filter(({ order_id }) => !shown.some((card) => card.order_id === order_id)).length;
  const print = () => navigate(`${href('company-job-formed')}${toSheetsQuery(jobs.map(({ order_id }) => order_id))}`);
  if (jobs.length === 0 && !isInviting) return null;
  return (
    <>
      <section className={styles.bar} aria-label={bulkTexts.bar} data-bulk>
        <p className={styles.count} role="status">
          {bulkTexts.selected(jobs.length)}
          <span className={styles.note}>
            {jobs.length >= MOST_SELECTED
              ? bulkTexts.limit(MOST_SELECTED)
              : elsewhere > 0 && bulkTexts.elsewhere(elsewhere)}
          </span>
        </p>
        {elsewhere + shown.length > jobs.length && jobs.length < MOST_SELECTED && (
          <Button variant="quiet" onClick={() => add(shown)}>
            {bulkTexts.selectPage}
          </Button>
        )}
        <div className={styles.actions}>
          {mayInvite && (
            <Button intent="primary" icon={<TeamIcon />} onClick={() => setInviting(true)}>
              {bulkTexts.invite}
            </Button>
          )}
          <Button variant="outline" icon={<PrintIcon />} onClick={print}>
            {bulkTexts.print}
          </Button>
          <Button
            variant="outline"
            icon={<DownloadIcon />}
            loading={exporting.busy === 'csv'}
            onClick={() => exporting.saveCsv(jobs)}
          >
            {bulkTexts.csv}
          </Button>
          <Button
            variant="outline"
            icon={<CalendarIcon />}
            loading={exporting.busy === 'ics'}
            onClick={() => exporting.saveIcs(jobs)}
          >
            {bulkTexts.ics}
          </Button>
          <IconButton icon={<CloseIcon />} label={bulkTexts.clear} onClick={clear} />
        </div>
      </section>
      {exporting.partly && <ExportFailures partly={exporting.partly} onClose={exporting.dismiss} />}
      {isInviting && (
        <InviteToJobs branchId={branchId} jobs={jobs} onInvited={remove} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
