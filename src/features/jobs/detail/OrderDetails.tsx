import { loadCompleteDialog } from '../../closing';
import {
  HISTORY_PARAM,
  JobPageHeader,
  OrderUnavailable,
  getPhase,
  useCrew,
  useOrderDetail,
  useToolName,
  useVehicleName,
} from '../../orders';
import { lazy, type ReactNode, useEffect } from 'react';
import type { Mover, Order, OrderDetail } from '#generated/model';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { useActiveBranch, useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useEntityBranch } from '#platform/branches/useEntityBranch';
import { formatPhone } from '#platform/lib/phone';
import { useQueryParam, useQueryParams } from '#platform/routing/useQuery';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { isKnownStatus } from '#domain/orders/statuses';
import type { Job } from '../actions/job';
import { useNow } from '#platform/ui/clock/useNow';
import { CrewSection } from './sections/CrewSection';
import { CustomerSection } from './sections/CustomerSection';
import { DetailActions } from './DetailActions';
import { DetailHeader } from './DetailHeader';
import { OrderSkeleton } from './OrderSkeleton';
import styles from './detail.module.css';
import { FilesSection } from './sections/FilesSection';
import { Inventory } from './sections/Inventory';
import { NeedsSection } from './sections/NeedsSection';
import { NotesSection } from './sections/NotesSection';
import { Outcome } from './sections/Outcome';
import { PaySection } from './sections/PaySection';
import { SavedChanges } from './SavedChanges';
import { detailTexts } from './texts';
import { TimelineSection } from './sections/TimelineSection';
import { WhenAndWhere } from './sections/WhenAndWhere';

const CompleteDialog = lazy(loadCompleteDialog);

type Asking = { onDelete: (job: Job) => void; onCancel: (job: Job) => void };

/** A job with the page's loading and error states. */
export function OrderDetails({ orderId, ...asking }: Asking & { orderId: number }) {
  const query = useShownDetail(orderId);
  const { data, error, isPending, isFetching, isRefetchError, refetch } = query;
  const isHere = useEntityBranch(data?.order.branch_id ?? undefined);
  if (isPending || !isHere) return <OrderSkeleton />;
  if (!data) {
    return (
      <>
        <JobPageHeader />
        <OrderUnavailable
          title={detailTexts.errorTitle}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <>
      {isRefetchError && <RetryNote query={query} text={detailTexts.stale} />}
      <Loaded detail={data} {...asking} />
    </>
  );
}

function Loaded({ detail, onDelete, onCancel }: Asking & { detail: OrderDetail }) {
  const { order, mover } = detail;
  const now = useNow();
  usePrintedSheet(useCrew(order.order_id).isFetched);
  return (
    <article className={styles.page} aria-label={detailTexts.title(order.number)}>
      <DetailHeader
        order={order}
        now={now}
        actions={
          <PartBoundary operation="getOrderDetail" of={detail} fallback={null}>
            <DetailActions detail={detail} now={now} onDelete={onDelete} onCancel={onCancel} />
          </PartBoundary>
        }
      />
      <SavedChanges orderId={order.order_id} />
      <Closing order={order} />
      <SheetContact mover={mover} />
      <Columns detail={detail} now={now} />
    </article>
  );
}

/** The sections: the work, and the people. */
function Columns({ detail, now }: { detail: OrderDetail; now: Date }) {
  const { order, timeline } = detail;
  const vehicleName = useVehicleName();
  const toolName = useToolName();
  const isAhead = order.closed_state === null && isKnownStatus(order) && getPhase(order, now) === 'ahead';
  const work: Section[] = [
    ...(order.closed_state === null ? [] : [{ id: 'outcome', content: <Outcome detail={detail} /> }]),
    { id: 'stops', content: <WhenAndWhere order={order} now={now} /> },
    { id: 'items', content: <Inventory order={order} /> },
    { id: 'needs', content: <NeedsSection order={order} vehicleName={vehicleName} toolName={toolName} /> },
    { id: 'notes', content: <NotesSection order={order} /> },
    { id: 'files', content: <FilesSection order={order} /> },
  ];
  const people: Section[] = [
    {
      id: 'crew',
      content: <CrewSection order={order} now={now} isAhead={isAhead} />,
    },
    { id: 'customer', content: <CustomerSection order={order} /> },
    { id: 'pay', content: <PaySection order={order} completion={detail.completion} /> },
    { id: 'timeline', content: <TimelineSection events={timeline} zone={order.timezone} now={now} /> },
  ];
  return (
    <div className={styles.columns}>
      <Column of={detail} sections={work} />
      <Column of={detail} sections={people} />
    </div>
  );
}

type Section = { id: string; content: ReactNode };

function Column({ of, sections }: { of: OrderDetail; sections: readonly Section[] }) {
  return (
    <div className={styles.column}>
      {sections.map(({ id, content }) => (
        <Part key={id} of={of}>
          {content}
        </Part>
      ))}
    </div>
  );
}

/** Contact on the printed sheet: the provider's for a job of the history, otherwise the branch. */
function SheetContact({ mover }: { mover: Mover | null }) {
  const branch = useActiveBranch().data;
  const contact = mover ?? (branch && { contact_name: branch.name, phone: branch.phone });
  if (!contact || (contact.contact_name === '' && contact.phone === '')) return null;
  return (
    <p className={styles.sheetOnly}>
      {mover && (
        <>
          {detailTexts.mover(mover.company, mover.branch)}
          <br />
        </>
      )}
      <span>{detailTexts.sheetContact(contact.contact_name, formatPhone(contact.phone, 'list'))}</span>
    </p>
  );
}

/** The job of this page; from the history it includes company and crew. */
function useShownDetail(orderId: number) {
  const [fromHistory] = useQueryParam(HISTORY_PARAM);
  return useOrderDetail(orderId, fromHistory !== null);
}

/** A section with its own error boundary. */
function Part({ of, children }: { of: OrderDetail; children: ReactNode }) {
  const { refetch } = useShownDetail(of.order.order_id);
  return (
    <PartBoundary operation="getOrderDetail" of={of} onRetry={() => void refetch()}>
      {children}
    </PartBoundary>
  );
}

/** The dialog that completes the job; open while the URL has `?complete=1` and the job can be completed. */
function Closing({ order }: { order: Order }) {
  const [asked, ask] = useQueryParam('complete');
  const branchId = useOrderBranchId(order);
  if (asked === null || order.closed_state !== null) return null;
  return (
    <LazyBoundary failure="toast">
      <CompleteDialog orderId={order.order_id} branchId={branchId} onClose={() => ask(null)} />
    </LazyBoundary>
  );
}

/** For a link to the crew sheet (`?sheet=1`), opens the print dialog once after everything has loaded. */
function usePrintedSheet(complete: boolean): void {
  const [read, change] = useQueryParams();
  const isSheetRequested = complete && read('sheet') !== null;
  useEffect(() => {
    if (!isSheetRequested) return;
    change({ sheet: null }, { replace: true });
    window.print();
  }, [isSheetRequested, change]);
}
