import { OrderUnavailable, cardTexts } from '../orders';
import { useDayJobs } from '../listsApi';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { PrintButtons } from '#platform/ui/inputs/PrintButtons';
import { DateInput } from '#platform/ui/dates/DateInput';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { Row } from '#platform/ui/layout/Layout';
import { DAY_PARAM } from './sheetPaths';
import styles from './DaySheet.module.css';
import { SheetPages, useSheets } from './SheetPages';
import { sheetTexts } from '../list/texts';

type Props = { branchId: number; day: string };

/** Printout of all jobs of a day, one crew per page (docs/product.md, "Routes the specification leaves open"). */
export function DaySheet({ branchId, day }: Props) {
  const jobs = useDayJobs(branchId, day);
  const planned = (jobs.data?.data ?? []).filter(({ closed_state }) => closed_state !== 'cancelled');
  const sheets = useSheets(planned.map(({ order_id }) => order_id));
  const isReady = jobs.isSuccess && !jobs.isPlaceholderData && !sheets.isPending;
  const count = sheets.loaded.length;
  return (
    <div className={styles.day}>
      <SheetHeader day={day} count={count} isReady={isReady && count > 0} />
      {jobs.isError && !jobs.data ? (
        <OrderUnavailable error={jobs.error} retrying={jobs.isFetching} onRetry={() => void jobs.refetch()} />
      ) : (
        <SheetPages sheets={sheets} isReady={isReady} />
      )}
    </div>
  );
}

function SheetHeader({ day, count, isReady }: { day: string; count: number; isReady: boolean }) {
  const link = useLink();
  const [, change] = useQueryParam(DAY_PARAM);
  const zone = useBranchZone();
  return (
    <PageHeader
      title={sheetTexts.title}
      subtitle={isReady ? sheetTexts.jobs(count) : undefined}
      back={{ ...link(href('company-job-formed')), label: sheetTexts.back }}
      actions={
        <Row gap={2} isWrapping className={styles.actions}>
          <DateInput aria-label={sheetTexts.day} value={day} minDay={null} zone={zone} onChange={change} />
          <PrintButtons disabled={!isReady} />
        </Row>
      }
    />
  );
}

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
