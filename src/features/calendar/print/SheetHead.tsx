import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import styles from './weekPrint.module.css';

/** Branch and days of a printed week, and notes on what it shows. */
export function SheetHead({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <header className={styles.heading}>
      <p className={styles.title}>{heading}</p>
      <p>{notes.join(' · ')}</p>
    </header>
  );
}

export const formatSheetDay = (day: CalendarDate): string => formatDay(day, day);
