import type { CalendarDate } from '../../../platform/lib/time/dates';
import { classes } from '../../../platform/ui/classes';
import { WarningIcon } from '../../../platform/ui/icons';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { formatCustomerName } from '../../jobs/calendarParts';
import type { BranchMark } from '../event/BranchMarks';
import { formatItemName, getItemTone } from '../event/describeItem';
import { markEntry } from '../event/entry';
import { formatStart, StatusIcon } from '../event/JobEvent';
import { calendarTexts as texts } from '../texts';
import styles from './Entry.module.css';
import { placeBelow } from './monthHeights';
import type { MonthEntry } from './monthWeeks';

type Props = {
  entry: MonthEntry;
  /** The day of its cell. */
  day: CalendarDate;
  branch: BranchMark | undefined;
  isDragged: boolean;
};

/** A job in a month. A month has up to 150 of them, so it has few elements and no handlers. */
export function Entry({ entry: { item, start, span, gap }, day, branch, isDragged }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.entry, span > 1 && styles.bar, isDragged && styles.dragged)}
      style={placeBelow(gap, span)}
      data-tone={getItemTone(item)}
      data-branch={branch?.color}
      {...markEntry(day, 'job', item.order_id)}
    >
      <EntryFacts item={item} start={start} />
      <VisuallyHidden>{formatItemName(item, { branch: branch?.name })}</VisuallyHidden>
    </button>
  );
}

/** Status, time, conflict, crew and customer on one line; hidden, because the name of the entry says more. */
export function EntryFacts({ item, start }: Pick<MonthEntry, 'item' | 'start'>) {
  return (
    <>
      <StatusIcon item={item} />
      <span aria-hidden="true" className={styles.time}>
        {formatStart(start)}
      </span>
      {item.has_conflict && <WarningIcon size={12} className={styles.conflict} />}
      <span aria-hidden="true" className={styles.crew}>
        {texts.crew(item.accepted, item.required)}
      </span>
      <span aria-hidden="true" className={styles.name}>
        {formatCustomerName(item)}
      </span>
    </>
  );
}
