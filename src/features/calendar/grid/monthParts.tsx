import { memo } from 'react';
import type { DateHeaderProps, EventProps, ShowMoreProps } from 'react-big-calendar';
import { useLanguage } from '#platform/language/useLanguage';
import { formatDay } from '#platform/lib/time/dates';
import { readWallDay, readWallDayNumber } from '#platform/lib/time/wallTime';
import { classes } from '#platform/ui/classes';
import { WarningIcon } from '#platform/ui/icons';
import { Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatCustomerName } from '../../jobs/orders';
import { formatCrew, formatItemName, getItemTone } from '../event/describeItem';
import { useBranchMark, formatStart, StatusIcon } from '../event/JobEvent';
import { markEntry } from '../model/entrySteps';
import { formatLongDay } from '../model/formats';
import { calendarTexts as texts } from '../texts';
import { AddJob } from './DayHeader';
import { useGridData, type GridEvent } from './gridEvents';
import eventStyles from '../event/event.module.css';
import styles from './grid.module.css';

/** The number of a day, which opens the day, and a link to a new job. */
export const MonthHead = memo(function MonthHead({ date, onDrillDown }: DateHeaderProps) {
  useLanguage();
  const day = readWallDay(date);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.number}
        aria-label={formatLongDay(day)}
        onClick={onDrillDown}
        {...markEntry(day, 'head')}
      >
        {readWallDayNumber(date)}
      </button>
      <span className={styles.add}>
        <AddJob day={day} row={day} />
      </span>
    </div>
  );
});

/** A job on one line. Its row is a row of the library's table, so it is a cell. */
export const MonthJob = memo(function MonthJob({ event: { item, startMinutes }, slotStart }: EventProps<GridEvent>) {
  useLanguage();
  const branch = useBranchMark(item.order_id);
  const week = slotStart ? readWallDay(slotStart) : item.date;
  return (
    <span role="cell">
      <button
        type="button"
        className={classes(styles.job, eventStyles.tone)}
        data-tone={getItemTone(item)}
        data-branch={branch?.color}
        {...markEntry(item.date > week ? item.date : week, 'job', item.order_id)}
      >
        <StatusIcon item={item} />
        <Text as="span" weight="medium" isNumeric aria-hidden="true" className={styles.time}>
          {formatStart(startMinutes)}
        </Text>
        {item.has_conflict && <WarningIcon size={12} className={styles.conflict} />}
        <Text as="span" isNumeric aria-hidden="true">
          {formatCrew(item, texts.crew)}
        </Text>
        <span aria-hidden="true" className={styles.name}>
          {formatCustomerName(item)}
        </span>
        <VisuallyHidden>{formatItemName(item, { branch: branch?.name })}</VisuallyHidden>
      </button>
    </span>
  );
});

/** "+36 more": opens the day. */
export function MonthMore({ slotDate, count }: ShowMoreProps<GridEvent>) {
  const { onDay } = useGridData();
  const isMobile = useMobile();
  const day = readWallDay(slotDate);
  return (
    <span role="cell">
      <button
        type="button"
        className={styles.more}
        aria-label={texts.moreJobsOn(count, formatDay(day))}
        onClick={() => onDay(day)}
        {...markEntry(day, 'more')}
      >
        {isMobile ? texts.moreJobsShort(count) : texts.moreJobs(count)}
      </button>
    </span>
  );
}
