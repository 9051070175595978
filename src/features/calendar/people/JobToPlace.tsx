import { listCrewNeeds, formatCustomerName, getDetailsPath } from '../../orders';
import { useDrag } from 'react-aria/useDrag';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { DragIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatItemName, formatItemRoute } from '../event/describeItem';
import { markEntry } from '../event/entry';
import { formatStart } from '../event/JobEvent';
import type { CalendarJob } from '../model/calendarJob';
import { peopleTexts as texts } from '../texts';
import styles from './people.module.css';
import type { OpenJob } from './personWeek';
import type { Placing } from './usePlacing';

type Props = { job: OpenJob; row: string; placing: Placing; onOpen: (item: CalendarJob) => void };

/**
 * An open job of the lane. It is dragged with a mouse; its handle starts the same with Enter, and leads a finger to the
 * people for the job. A click opens it beside the calendar.
 */
export function JobToPlace({ job: { item, needs }, row, placing, onOpen }: Props) {
  const link = useLink();
  const navigate = useNavigate();
  const { start, end, prepare } = placing;
  const drag = {
    getItems: () => [{ [jobType]: String(item.order_id) }],
    getAllowedDropOperations: () => ['copy' as const],
    onDragStart: () => start(item),
    onDragEnd: end,
  };
  const card = useDrag({ ...drag, hasDragButton: true });
  const handle = useDrag(drag);
  const route = formatItemRoute(item);
  return (
    <li
      className={classes(styles.open, (card.isDragging || handle.isDragging) && styles.dragged)}
      onPointerDown={() => prepare(item.order_id)}
    >
      <a
        {...card.dragProps}
        className={styles.openJob}
        href={link(getDetailsPath(item)).href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(item);
        }}
        {...markEntry(row, 'job', item.order_id)}
      >
        <VisuallyHidden>{formatItemName(item)}</VisuallyHidden>
        <span aria-hidden="true" className={styles.openFacts}>
          <span className={styles.strong}>
            {formatStart(windowMinutes(item.arrival_window)?.start ?? 0)} {formatCustomerName(item)}
          </span>
          <span className={styles.needs}>
            {needs.length === 0 ? texts.allInvited : listCrewNeeds(needs).join(', ')}
          </span>
          {route !== '' && <span className={styles.line}>{route}</span>}
        </span>
      </a>
      <button
        type="button"
        {...handle.dragProps}
        className={styles.handle}
        aria-label={texts.place(item.number)}
        title={texts.placeHint}
        onFocus={() => prepare(item.order_id)}
        onClick={(event) => {
          handle.dragProps.onClick?.(event);
          if (!event.isDefaultPrevented()) navigate(href('company-job-team-add', { id: item.order_id }));
        }}
        {...markEntry(row, 'more', item.order_id)}
      >
        <DragIcon size={14} />
      </button>
    </li>
  );
}

const jobType = 'application/x-job';
