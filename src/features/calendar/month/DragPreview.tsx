import { windowMinutes } from '../../../platform/lib/time/clockTimes';
import { addDays, daysBetween } from '../../../platform/lib/time/dates';
import { getLastDay } from '../../../domain/workDays';
import { getItemTone } from '../event/describeItem';
import type { DayRange } from '../model/range';
import { classes } from '../../../platform/ui/classes';
import { EntryFacts } from './Entry';
import styles from './Entry.module.css';
import { monthHeights } from './monthHeights';
import { listBarParts } from './monthPlaces';
import type { MonthDrag } from './useMonthDrag';

type Props = { drag: MonthDrag; range: DayRange; weeks: number };

/** A dragged job on the days where it would be, below their heads. */
export function DragPreview({ drag: { item, from, to }, range, weeks }: Props) {
  const days = daysBetween(from, to);
  const parts = listBarParts(addDays(item.date, days), addDays(getLastDay(item), days), range);
  return parts.map(({ week, column, span }) => (
    <div
      key={week}
      aria-hidden="true"
      className={classes(styles.entry, styles.preview)}
      style={{
        top: `calc(100% / ${weeks} * ${week} + ${monthHeights.head}px)`,
        left: `calc(100% / 7 * ${column} + 2px)`,
        width: `calc(100% / 7 * ${span} - 4px)`,
      }}
      data-tone={getItemTone(item)}
    >
      <EntryFacts item={item} start={windowMinutes(item.arrival_window)?.start ?? 0} />
    </div>
  ));
}
