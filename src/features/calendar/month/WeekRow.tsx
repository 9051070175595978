import { memo } from '../../../platform/language/memo';
import { type CalendarDate, formatDay } from '../../../platform/lib/time/dates';
import { classes } from '../../../platform/ui/classes';
import { useLink } from '../../../platform/routing/links/useLink';
import { useMobile } from '../../../platform/ui/layout/useMobile';
import { type BranchMark, useBranchMarks } from '../event/BranchMarks';
import { markEntry } from '../event/entry';
import { calendarTexts as texts } from '../texts';
import { Entry } from './Entry';
import { MonthHead } from './MonthHead';
import styles from './Month.module.css';
import { placeBelow } from './monthHeights';
import type { MonthDay, MonthWeek } from './monthWeeks';

type Props = {
  days: MonthWeek;
  /** "2026-11" */
  month: string;
  today: CalendarDate;
  draggedId: number | undefined;
  onDay: (day: CalendarDate) => void;
};

/** Memoized for the frames of a drag. */
export const WeekRow = memo(function WeekRow({ days, month, today, draggedId, onDay }: Props) {
  const getMark = useBranchMarks();
  const isMobile = useMobile();
  const link = useLink();
  return (
    <div className={styles.week} role="row">
      {days.map((each, column) => {
        const { day } = each;
        const name = formatDay(day);
        return (
          <div
            key={column}
            role="cell"
            className={classes(styles.day, !day.startsWith(month) && styles.other, day === today && styles.today)}
            data-day={day}
          >
            <MonthHead day={day} name={name} link={link} onDay={onDay} />
            <Entries day={each} draggedId={draggedId} getMark={getMark} />
            {each.omitted > 0 && <More day={each} name={name} isShort={isMobile} onDay={onDay} />}
          </div>
        );
      })}
    </div>
  );
});

type EntriesProps = {
  day: MonthDay;
  draggedId: number | undefined;
  getMark: (orderId: number) => BranchMark | undefined;
};

function Entries({ day: { day, entries }, draggedId, getMark }: EntriesProps) {
  return entries.map((entry, line) => (
    <Entry
      key={line}
      entry={entry}
      day={day}
      branch={getMark(entry.item.order_id)}
      isDragged={entry.item.order_id === draggedId}
    />
  ));
}

type MoreProps = { day: MonthDay; name: string; isShort: boolean; onDay: (day: CalendarDate) => void };

/** "+36 more": opens the day. */
function More({ day: { day, omitted, omittedGap }, name, isShort, onDay }: MoreProps) {
  return (
    <button
      type="button"
      className={styles.more}
      style={placeBelow(omittedGap)}
      aria-label={texts.moreJobsOn(omitted, name)}
      onClick={() => onDay(day)}
      {...markEntry(day, 'more')}
    >
      {isShort ? texts.moreJobsShort(omitted) : texts.moreJobs(omitted)}
    </button>
  );
}
