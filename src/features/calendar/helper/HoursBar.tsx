import type { DayHours } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { type HelperShift, isWaiting } from '../model/helperDays';
import styles from './HoursBar.module.css';

type Props = { hours: DayHours; shifts: readonly HelperShift[] };

const dayMinutes = 1440;

/**
 * A day from midnight to midnight: working hours light, the rest hatched, jobs above. The text beside it has the same
 * information.
 */
export function HoursBar({ hours, shifts }: Props) {
  const isUnknown = hours.windows.length === 0 && !hours.off;
  const windows = isUnknown
    ? [{ start: 0, end: dayMinutes }]
    : hours.windows.flatMap((each) => windowMinutes(each) ?? []);
  return (
    <div className={styles.bar} aria-hidden="true">
      {windows.map(({ start, end }) => (
        <span key={start} className={styles.free} style={place(start, end)} />
      ))}
      {shifts.map(({ key, item, start, end }) => (
        <span key={key} className={isWaiting(item) ? styles.waiting : styles.job} style={place(start, end)} />
      ))}
    </div>
  );
}

function place(start: number, end: number) {
  const last = Math.min(end, dayMinutes);
  return { left: `${(start / dayMinutes) * 100}%`, width: `${((last - start) / dayMinutes) * 100}%` };
}
