import type { CalendarDate } from '../../../platform/lib/time/dates';
import type { useLink } from '../../../platform/routing/links/useLink';
import { classes } from '../../../platform/ui/classes';
import { PlusIcon } from '../../../platform/ui/icons';
import { markEntry } from '../event/entry';
import { formatLongDay } from '../model/formats';
import { getCreatePath } from '../page/createPath';
import { calendarTexts as texts } from '../texts';
import plusStyles from '../page/dayPlus.module.css';
import styles from './MonthHead.module.css';

type Props = {
  day: CalendarDate;
  /** "Sat, Nov 28" */
  name: string;
  link: ReturnType<typeof useLink>;
  onDay: (day: CalendarDate) => void;
};

/** The number of a day, which opens the day, and a link to a new job. */
export function MonthHead({ day, name, link, onDay }: Props) {
  const label = texts.addOn(name);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.number}
        aria-label={formatLongDay(day)}
        onClick={() => onDay(day)}
        {...markEntry(day, 'head')}
      >
        {Number(day.slice(8))}
      </button>
      <a
        className={classes(plusStyles.plus, styles.add)}
        title={label}
        aria-label={label}
        {...link(getCreatePath(day))}
        {...markEntry(day, 'head')}
      >
        {plus}
      </a>
    </div>
  );
}

/** One element for all days, so that React skips it when a month is paged. */
const plus = <PlusIcon size={14} />;
