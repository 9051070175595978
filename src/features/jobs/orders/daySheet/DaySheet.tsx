import { todayIn } from '../../../../platform/lib/time/zonedTimes';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { useQueryParam } from '../../../../platform/routing/useQuery';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import { DateInput } from '../../../../platform/ui/inputs/DateInput';
import { EmptyState } from '../../../../platform/ui/feedback/EmptyState';
import { PrintIcon } from '../../../../platform/ui/icons';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { SkeletonCard } from '../../../../platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../../platform/ui/layout/VisuallyHidden';
import { useCrews, useDayJobs, useOrdersById } from '../../api';
import { useVehicleName } from '../../parts/useCatalogNames';
import { OrderUnavailable } from '../../parts/openOrder/OrderUnavailable';
import styles from './DaySheet.module.css';
import { CrewSheet, type Sheet } from './CrewSheet';
import { sheetTexts } from './texts';

type Props = { branchId: number; day: string };

/** Name of the query parameter that opens the day sheet on the list of formed jobs: `?day=2026-11-28`. */
export const DAY_PARAM = 'day';

/** Path of today's day sheet. The zone is the branch's. */
export function getDaySheetPath(zone: string, now: Date): string {
  return `${href('company-job-formed')}?${DAY_PARAM}=${todayIn(zone, now)}`;
}

/** Printout of all jobs of a day, one crew per page (docs/product.md, "Routes the specification leaves open"). */
export function DaySheet({ branchId, day }: Props) {
  const jobs = useDayJobs(branchId, day);
  const planned = (jobs.data?.data ?? []).filter(({ closed_state }) => closed_state !== 'cancelled');
  const ids = planned.map(({ order_id }) => order_id);
  const orders = useOrdersById(ids);
  const crews = useCrews(ids);
  const parts = [...orders, ...crews];
  const sheets = ids.flatMap((_, place): Sheet[] => {
    const [order, crew] = [orders[place]?.data, crews[place]?.data];
    return order && crew ? [{ order, crew }] : [];
  });
  const isReady = jobs.isSuccess && !jobs.isPlaceholderData && parts.every(({ isPending }) => !isPending);
  return (
    <div className={styles.day}>
      <SheetHeader day={day} count={sheets.length} isReady={isReady && sheets.length > 0} />
      {jobs.isError && !jobs.data ? (
        <OrderUnavailable error={jobs.error} retrying={jobs.isFetching} onRetry={() => void jobs.refetch()} />
      ) : isReady ? (
        <Pages
          sheets={sheets}
          isWhole={sheets.length === ids.length}
          onRetry={() => void Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
        />
      ) : (
        <div className={styles.waiting} role="status">
          <VisuallyHidden>{sheetTexts.loading}</VisuallyHidden>
          <SkeletonCard height={320} />
          <SkeletonCard height={320} />
        </div>
      )}
    </div>
  );
}

function SheetHeader({ day, count, isReady }: { day: string; count: number; isReady: boolean }) {
  const link = useLink();
  const [, change] = useQueryParam(DAY_PARAM);
  return (
    <PageHeader
      title={sheetTexts.title}
      subtitle={isReady ? sheetTexts.jobs(count) : undefined}
      back={{ ...link(href('company-job-formed')), label: sheetTexts.back }}
      actions={
        <div className={styles.actions}>
          <DateInput aria-label={sheetTexts.day} value={day} minDay={null} onChange={change} />
          <Button intent="primary" icon={<PrintIcon />} disabled={!isReady} onClick={() => window.print()}>
            {sheetTexts.print}
          </Button>
        </div>
      }
    />
  );
}

type PagesProps = { sheets: readonly Sheet[]; isWhole: boolean; onRetry: () => void };

function Pages({ sheets, isWhole, onRetry }: PagesProps) {
  const vehicleName = useVehicleName();
  if (sheets.length === 0 && isWhole) return <EmptyState title={sheetTexts.emptyTitle} text={sheetTexts.empty} />;
  return (
    <>
      {!isWhole && (
        <Callout intent="warning" title={sheetTexts.partly} className={styles.partly}>
          <Button size="small" variant="quiet" onClick={onRetry}>
            {sheetTexts.again}
          </Button>
        </Callout>
      )}
      {sheets.map((sheet) => (
        <CrewSheet key={sheet.order.order_id} sheet={sheet} vehicleName={vehicleName} />
      ))}
    </>
  );
}
