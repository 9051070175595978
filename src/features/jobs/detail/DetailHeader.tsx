import type { ReactNode } from 'react';
import { isScheduled, type Scheduled } from '#domain/orders/schedule';
import { nameCustomer } from '#domain/people/personName';
import { getMissingFields } from '#domain/places/stops';
import type { Order, OrderDetail } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useSettings } from '#platform/config/SettingsContext';
import { hasId } from '#platform/lib/codes';
import { saveFile } from '#platform/lib/device/saveFile';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { loadOrToast } from '#platform/ui/boundaries/notLoaded';
import { CalendarIcon, PrintIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { showToast } from '#platform/ui/messages/toasts';
import type { Job } from '../actions/cancelling';
import { OpenJobActions } from '../actions/OpenJobActions';
import { actionTexts } from '../actions/texts';
import { ReopenButton } from '../closing';
import {
  FormationChip,
  HelpBadge,
  ResultChip,
  RouteLine,
  WarningChips,
  cardTexts,
  formatTimeToStart,
  jobTitle,
  getListPage,
  isStartWarned,
  getCopyPath,
  HISTORY_PARAM,
} from '../orders';
import { detailTexts } from './texts';
import styles from './detail.module.css';

type Props = { order: Order; now: Date; actions: ReactNode };

/** Number, customer, route, status, time to start and actions of the job. */
export function DetailHeader({ order, now, actions }: Props) {
  const link = useLink();
  const { status, closed_state, number, help_type, pick_up_address, destination_address } = order;
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const cities = { city_from: stops[0]?.city || null, city_to: stops.at(-1)?.city || null };
  const route = { ...cities, pick_up_address, destination_address, stops_count: stops.length };
  const job = { ...order, missing: getMissingFields(order) };
  const countdown = closed_state !== null || isStartWarned(job, now) ? '' : formatTimeToStart(order, now);
  return (
    <>
      <PageHeader
        title={detailTexts.heading(jobTitle(number), nameCustomer(order))}
        subtitle={<RouteLine job={route} />}
        back={{ ...link(href(getListPage(order))), label: cardTexts.backToJobs }}
        actions={
          <Row gap={2} isWrapping className={styles.actions}>
            {actions}
          </Row>
        }
      />
      <Row gap={2} isWrapping className={styles.status}>
        {closed_state === null ? <FormationChip status={status} /> : <ResultChip result={closed_state} />}
        <HelpBadge helpType={help_type} />
        <WarningChips job={job} now={now} />
        {countdown !== '' && (
          <Muted as="span" isNumeric className={styles.countdown}>
            {countdown}
          </Muted>
        )}
      </Row>
    </>
  );
}

type DetailActionsProps = {
  detail: OrderDetail;
  now: Date;
  onDelete: (job: Job) => void;
  onCancel: (job: Job) => void;
};

/** Actions for the job on this page. */
export function DetailActions({ detail, now, onDelete, onCancel }: DetailActionsProps) {
  const { order } = detail;
  const link = useLink();
  const { productName } = useSettings();
  const branchId = useOrderBranchId(order);
  const [fromHistory] = useQueryParam(HISTORY_PARAM);
  // A provider without results of jobs says by its history that a job is closed. Every other one has a timeline.
  const isClosed = order.closed_state !== null || (fromHistory !== null && detail.timeline.length === 0);
  const saveEvent = async (scheduled: Scheduled<Order>) => {
    const ics = await loadOrToast(() => import('../export/ics'));
    if (!ics) return;
    const name = ics.getIcsFileName([scheduled], scheduled.date);
    saveFile(name, 'text/calendar;charset=utf-8', ics.toIcs(scheduled, productName));
    showToast({ message: detailTexts.saved(name), intent: 'success' });
  };
  return (
    <>
      {isScheduled(order) && (
        <Button variant="quiet" icon={<CalendarIcon />} onClick={() => void saveEvent(order)}>
          {actionTexts.calendarFile}
        </Button>
      )}
      <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
        {actionTexts.crewSheet}
      </Button>
      <Row gap={2} align="stretch" className={styles.likely}>
        {!isClosed && <OpenJobActions job={order} now={now} onDelete={onDelete} onCancel={onCancel} />}
        {isClosed && hasId(order.order_id) && (
          <Button variant="outline" {...link(getCopyPath(order.order_id))}>
            {actionTexts.bookAgain}
          </Button>
        )}
        {order.closed_state !== null && (
          <ReopenButton
            orderId={order.order_id}
            branchId={branchId}
            number={order.number}
            closedState={order.closed_state}
            closedAt={completedAt(detail)}
          />
        )}
      </Row>
    </>
  );
}

/** The details do not include the closing time, so it comes from the timeline. */
function completedAt({ timeline }: OrderDetail): string | null {
  const times = timeline.flatMap(({ type, at }) => (type === 'completed' ? [at] : []));
  return times.toSorted().at(-1) ?? null;
}
