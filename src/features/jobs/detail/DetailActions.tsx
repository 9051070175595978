import { ReopenButton } from '../../closing';
import { getCopyPath } from '../../orders';
import type { OrderDetail } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { CalendarIcon, PrintIcon } from '#platform/ui/icons';
import { saveFile } from '#platform/lib/device/saveFile';
import { loadOrToast } from '#platform/ui/boundaries/notLoaded';
import { showToast } from '#platform/ui/messages/toasts';
import type { Job } from '../actions/job';
import { OpenJobActions } from '../actions/OpenJobActions';
import { actionTexts } from '../actions/texts';
import styles from './detail.module.css';
import { detailTexts } from './texts';

type Props = { detail: OrderDetail; now: Date; onDelete: (job: Job) => void; onCancel: (job: Job) => void };

/** Actions for the job on this page. */
export function DetailActions({ detail, now, onDelete, onCancel }: Props) {
  const { order } = detail;
  const link = useLink();
  const { productName } = useSettings();
  const saveEvent = async () => {
    const ics = await loadOrToast(() => import('../export/ics'));
    if (!ics) return;
    const name = ics.getIcsFileName([order], order.date);
    saveFile(name, 'text/calendar;charset=utf-8', ics.toIcs(order, productName));
    showToast({ message: detailTexts.saved(name), intent: 'success' });
  };
  return (
    <>
      <Button variant="quiet" icon={<CalendarIcon />} onClick={() => void saveEvent()}>
        {actionTexts.calendarFile}
      </Button>
      <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
        {actionTexts.crewSheet}
      </Button>
      <div className={styles.likely}>
        {order.closed_state === null ? (
          <OpenJobActions job={order} now={now} onDelete={onDelete} onCancel={onCancel} />
        ) : (
          <>
            <Button variant="outline" {...link(getCopyPath(order.order_id))}>
              {actionTexts.bookAgain}
            </Button>
            <ReopenButton
              orderId={order.order_id}
              branchId={order.branch_id}
              number={order.number}
              closedState={order.closed_state}
              closedAt={completedAt(detail)}
            />
          </>
        )}
      </div>
    </>
  );
}

/** The details do not include the closing time, so it comes from the timeline. */
function completedAt({ timeline }: OrderDetail): string | null {
  const times = timeline.flatMap(({ type, at }) => (type === 'completed' ? [at] : []));
  return times.toSorted().at(-1) ?? null;
}
