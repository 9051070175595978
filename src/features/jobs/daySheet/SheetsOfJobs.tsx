import { cardTexts } from '../../orders';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { PrintButtons } from '#platform/ui/inputs/PrintButtons';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import styles from './DaySheet.module.css';
import { SheetPages } from './SheetPages';
import { sheetTexts } from '../list/texts';
import { useSheets } from './useSheets';

/** Printout of chosen jobs, one crew per page. */
export function SheetsOfJobs({ orderIds }: { orderIds: readonly number[] }) {
  const sheets = useSheets(orderIds);
  const link = useLink();
  const isReady = !sheets.isPending;
  const count = sheets.loaded.length;
  return (
    <div className={styles.day}>
      <PageHeader
        title={sheetTexts.jobsTitle}
        subtitle={isReady ? sheetTexts.jobs(count) : undefined}
        back={{ ...link(href('company-job-formed')), label: cardTexts.backToJobs }}
        actions={<PrintButtons disabled={!isReady || count === 0} />}
      />
      <SheetPages sheets={sheets} isReady={isReady} />
    </div>
  );
}
