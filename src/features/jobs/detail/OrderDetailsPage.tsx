import { lazy, type ReactNode, useEffect, useMemo } from 'react';
import { isKnownStatus } from '#domain/orders/statuses';
import { applyCrewCounts } from '#domain/orders/withdrawn';
import { nameCustomer } from '#domain/people/personName';
import type { Mover, Order, OrderDetail, OrderEvent } from '#generated/model';
import { useBranchState } from '#platform/branches/slice';
import { useActiveBranch, useOrderBranchId, useBranchKey, useEntityBranch } from '#platform/branches/useActiveBranch';
import { formatPhone } from '#platform/lib/phone';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigateIfHere, useVisitState } from '#platform/routing/links/useLink';
import { useQueryParam, useQueryParams } from '#platform/routing/useQuery';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { Job } from '../actions/cancelling';
import { useJobDialogs } from '../actions/OpenJobActions';
import { loadCompleteDialog } from '../closing';
import {
  JobPageHeader,
  HISTORY_PARAM,
  OrderUnavailable,
  getPhase,
  useCrew,
  useOrderDetail,
  useToolName,
  useVehicleName,
  readSavedChanges,
  useWithdrawn,
} from '../orders';
import { DetailActions, DetailHeader } from './DetailHeader';
import { CrewSection } from './sections/CrewSection';
import { Facts, DetailSection, isKnownFact } from './sections/DetailSection';
import { FilesSection, NotesSection } from './sections/FilesSection';
import { Inventory, NeedsSection, PaySection } from './sections/NeedsSection';
import { Outcome } from './sections/Outcome';
import { WhenAndWhere } from './sections/WhenAndWhere';
import { detailTexts, savedTexts as texts } from './texts';
import styles from './detail.module.css';

/** The details page of a job; remounts when the active branch changes. */
export default function OrderDetailsPage() {
  const orderId = useIdParam();
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <Details key={useBranchKey()} orderId={orderId} branchId={branchId} />;
}

/** The details; after a deletion or cancellation an undo screen while the job can still be restored. */
function Details({ orderId, branchId }: { orderId: number; branchId: number }) {
  const navigate = useNavigateIfHere();
  const leave = () => navigate(href('company-job'), { replace: true });
  const { dialog, deleted, canceled, onDelete, onCancel } = useJobDialogs(branchId, leave);
  const isCanceled = canceled.has(orderId);
  return (
    <>
      {deleted.has(orderId) || isCanceled ? (
        <Gone title={isCanceled ? detailTexts.canceledTitle : detailTexts.deletedTitle} />
      ) : (
        <OrderDetails orderId={orderId} onDelete={onDelete} onCancel={onCancel} />
      )}
      {dialog}
    </>
  );
}

function Gone({ title }: { title: string }) {
  const link = useLink();
  return (
    <>
      <JobPageHeader />
      <EmptyState
        title={title}
        text={detailTexts.deleted}
        action={<Button {...link(href('company-job'))}>{detailTexts.toJobs}</Button>}
      />
    </>
  );
}

const CompleteDialog = lazy(loadCompleteDialog);

type Asking = { onDelete: (job: Job) => void; onCancel: (job: Job) => void };

/** A job with the page's loading and error states. */
function OrderDetails({ orderId, ...asking }: Asking & { orderId: number }) {
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

function Loaded({ detail: loaded, onDelete, onCancel }: Asking & { detail: OrderDetail }) {
  const now = useNow();
  const crew = useCrew(loaded.order.order_id);
  const isWithdrawing = useWithdrawn().size > 0;
  const detail = useMemo(
    () => (isWithdrawing && crew.data ? { ...loaded, order: applyCrewCounts(loaded.order, crew.data.slots) } : loaded),
    [loaded, isWithdrawing, crew.data],
  );
  const { order, mover } = detail;
  usePrintedSheet(crew.isFetched);
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
      <WorkAndPeople detail={detail} now={now} />
    </article>
  );
}

/** The sections: the work, and the people. */
function WorkAndPeople({ detail, now }: { detail: OrderDetail; now: Date }) {
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
    <Columns gap={4} align="start" className={styles.columns}>
      <Column of={detail} sections={work} />
      <Column of={detail} sections={people} />
    </Columns>
  );
}

type Section = { id: string; content: ReactNode };

function Column({ of, sections }: { of: OrderDetail; sections: readonly Section[] }) {
  return (
    <Stack gap={4} canShrink className={styles.column}>
      {sections.map(({ id, content }) => (
        <Part key={id} of={of}>
          {content}
        </Part>
      ))}
    </Stack>
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
          <span>{detailTexts.mover(mover.company, mover.branch)}</span>
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

/** The customer and their contact data. */
function CustomerSection({ order }: { order: Order }) {
  const { customer_primary_phone, customer_secondary_phone } = order;
  const facts = [
    [detailTexts.name, nameCustomer(order)],
    [detailTexts.phone, customer_primary_phone && <PhoneLink key="phone" phone={customer_primary_phone} />],
    [detailTexts.otherPhone, customer_secondary_phone && <PhoneLink key="other" phone={customer_secondary_phone} />],
    [
      detailTexts.email,
      order.customer_email && (
        <a key="email" href={`mailto:${order.customer_email}`}>
          {order.customer_email}
        </a>
      ),
    ],
    [detailTexts.company, order.company_name],
  ] as const;
  if (!facts.some(isKnownFact)) return null;
  return (
    <DetailSection title={detailTexts.customer} place="second">
      <Facts facts={facts} />
    </DetailSection>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:+1${phone}`}>{formatPhone(phone, 'detail')}</a>;
}

/** Placeholder while the details load. */
function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{detailTexts.loading}</VisuallyHidden>
      <Stack gap={3} below={5}>
        <SkeletonLine width={180} height={28} />
        <SkeletonLine width={280} height={20} />
      </Stack>
      <Columns gap={4} align="start" className={styles.columns}>
        <Stack gap={4} canShrink className={styles.column}>
          <SkeletonCard height={280} />
          <SkeletonCard height={200} />
        </Stack>
        <Stack gap={4} canShrink className={styles.column}>
          <SkeletonCard height={220} />
          <SkeletonCard height={160} />
        </Stack>
      </Columns>
    </div>
  );
}

/** After an edit: what it changed, from what to what. Only for this visit. */
function SavedChanges({ orderId }: { orderId: number }) {
  const changes = readSavedChanges(useVisitState(), orderId);
  if (changes.length === 0) return null;
  return (
    <Text as="div" below={4} className={styles.changes}>
      <Callout intent="success" title={texts.changed(changes.map(({ label }) => label))}>
        <Stack as="dl" gap={1} className={styles.list}>
          {changes
            .filter(({ before, after }) => before !== after)
            .map(({ label, before, after }) => (
              <Row isWrapping gap={3} rowGap={0} align="stretch" key={label}>
                <dt>{label}</dt>
                <Text as="dd" canShrink isBreaking>
                  <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                </Text>
              </Row>
            ))}
        </Stack>
      </Callout>
    </Text>
  );
}

type Props = { events: readonly OrderEvent[]; zone: string; now: Date };

/** The history of a job, latest first. */
function TimelineSection({ events, zone, now }: Props) {
  if (events.length === 0) return null;
  return (
    <DetailSection title={detailTexts.timeline} office>
      <Text as="ol" isBreaking className={styles.timeline}>
        {events
          .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id)
          .map(({ id, at, text }) => (
            <li key={id}>
              <p>{text}</p>
              <time className={styles.quiet} dateTime={at}>
                {formatInstant(at, zone, now)}
              </time>
            </li>
          ))}
      </Text>
    </DetailSection>
  );
}
