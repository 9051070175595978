import { useVehicleName } from '../../orders';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { CrewSheet } from './CrewSheet';
import styles from './DaySheet.module.css';
import { sheetTexts } from '../list/texts';
import type { Sheets } from './useSheets';

/** The sheets to print, one crew per page. Jobs that could not be loaded are named. */
export function SheetPages({ sheets, isReady }: { sheets: Sheets; isReady: boolean }) {
  const vehicleName = useVehicleName();
  const { loaded, failedIds, retry } = sheets;
  if (!isReady) {
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{sheetTexts.loading}</VisuallyHidden>
        <SkeletonCard height={320} />
        <SkeletonCard height={320} />
      </div>
    );
  }
  if (loaded.length === 0 && failedIds.length === 0)
    return <EmptyState title={sheetTexts.emptyTitle} text={sheetTexts.empty} />;
  return (
    <>
      {failedIds.length > 0 && (
        <Callout intent="warning" title={sheetTexts.partly} className={styles.partly}>
          <p>{sheetTexts.missing(failedIds)}</p>
          <Button size="small" variant="quiet" onClick={retry}>
            {sheetTexts.again}
          </Button>
        </Callout>
      )}
      {loaded.map((sheet) => (
        <CrewSheet key={sheet.order.order_id} sheet={sheet} vehicleName={vehicleName} />
      ))}
    </>
  );
}
