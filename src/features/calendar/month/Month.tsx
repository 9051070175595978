import { useMemo, useRef } from 'react';
import type { CalendarItem } from '../../../generated/model';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { useStable } from '../../../platform/ui/useStable';
import { formatWeekday } from '../model/formats';
import { countWeeks, type DayRange } from '../model/range';
import type { TimeChange } from '../model/timeChange';
import { calendarTexts as texts } from '../texts';
import { DragPreview } from './DragPreview';
import styles from './Month.module.css';
import { heightStyle } from './monthHeights';
import { getMonthTargets } from './monthTargets';
import { layOutMonth } from './monthWeeks';
import { useMonthDrag } from './useMonthDrag';
import { useMonthLines } from './useMonthLines';
import { WeekRow } from './WeekRow';

export type MonthProps = {
  date: CalendarDate;
  today: CalendarDate;
  range: DayRange;
  jobs: readonly CalendarItem[];
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change: TimeChange) => void;
  onSlot: (day: CalendarDate, window: null) => void;
  onDay: (day: CalendarDate) => void;
};

/** The weeks of a month. Each day shows as many jobs as fit, and counts the others. */
export function Month({ date, today, range: { from, to }, jobs, onOpen, onMove, onSlot, onDay }: MonthProps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useMemo(() => ({ from, to }), [from, to]);
  const lines = useMonthLines(frame, countWeeks(range));
  const weeks = useMemo(() => layOutMonth(jobs, range, lines), [jobs, range, lines]);
  const openDay = useStable(onDay);
  const targets = getMonthTargets(range, jobs);
  const { drag, props } = useMonthDrag({ weeks: frame, targets, onOpen, onMove, onSlot: (day) => onSlot(day, null) });
  return (
    <div className={styles.month} role="table" aria-label={texts.views.month} style={heightStyle}>
      <div className={styles.names} role="row">
        {weeks[0]?.map(({ day }, column) => (
          <div key={column} className={styles.name} role="columnheader">
            {formatWeekday(day)}
          </div>
        ))}
      </div>
      <div ref={frame} className={styles.weeks} role="rowgroup" {...props}>
        {weeks.map((days, index) => (
          <WeekRow
            key={index}
            days={days}
            month={date.slice(0, 7)}
            today={today}
            draggedId={drag?.item.order_id}
            onDay={openDay}
          />
        ))}
        {drag && <DragPreview drag={drag} range={range} weeks={weeks.length} />}
      </div>
    </div>
  );
}
