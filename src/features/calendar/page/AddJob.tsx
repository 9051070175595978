import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { PlusIcon } from '#platform/ui/icons';
import { markEntry } from '../event/entry';
import { calendarTexts as texts } from '../texts';
import styles from './AddJob.module.css';
import { getCreatePath } from './paths';

type Props = {
  day: CalendarDate;
  /** The row that it heads, for the arrow keys. */
  row: string;
  /** With the words "New job" instead of the plus alone. */
  withText?: boolean;
};

/** A small link to a new job on a day. */
export function AddJob({ day, row, withText = false }: Props) {
  const link = useLink();
  const label = texts.addOn(formatDay(day));
  return (
    <a
      className={classes(styles.add, withText && styles.wide)}
      title={label}
      aria-label={label}
      {...link(getCreatePath(day))}
      {...markEntry(row, 'head')}
    >
      <PlusIcon size={14} />
      {withText && <span>{texts.addShort}</span>}
    </a>
  );
}
