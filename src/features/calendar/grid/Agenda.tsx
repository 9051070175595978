import type { NavigateAction } from 'react-big-calendar';
import { formatTime, toTime } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { useBranchMark } from '../event/BranchMarks';
import { formatItemName } from '../event/describeItem';
import { markEntry } from '../event/entry';
import { JobLine } from '../event/JobLine';
import { formatCalendarRange } from '../model/formats';
import { type DayRange, getRange, listDays, stepDate } from '../model/range';
import { readWallDay, toWallDate } from '#platform/lib/time/wallTime';
import { AddJob } from '../page/AddJob';
import { calendarTexts as texts } from '../texts';
import styles from './Agenda.module.css';
import { Capacity } from './DayHeader';
import { useGridData } from './gridContext';
import type { GridEvent } from './gridEvents';

/** A view of the library: the jobs of each day as a list, for phones and screen readers. */
export const Agenda = Object.assign(AgendaList, {
  range: (start: Date) => listDays(getDays(start)).map((day) => toWallDate(day)),
  navigate: (start: Date, action: NavigateAction) =>
    toWallDate(stepDate('agenda', readWallDay(start), action === 'NEXT' ? 1 : -1)),
  title: (start: Date) => formatCalendarRange('agenda', readWallDay(start), getDays(start)),
});

const getDays = (start: Date): DayRange => getRange('agenda', readWallDay(start));

function AgendaList({ events }: { events: readonly GridEvent[] }) {
  const { range, today, hasUnscheduled } = useGridData();
  return (
    <section aria-label={texts.views.agenda} className={styles.agenda}>
      {listDays(range).map((day) => {
        const own = events.filter((event) => event.day === day);
        const isShown = own.length > 0 || (day === today && !hasUnscheduled);
        return isShown && <Day key={day} day={day} events={own} />;
      })}
    </section>
  );
}

function Day({ day, events }: { day: CalendarDate; events: readonly GridEvent[] }) {
  const { today, capacity } = useGridData();
  const label = day === today ? `${texts.today}, ${formatDay(day)}` : formatDay(day, today);
  return (
    <section aria-label={label} className={styles.day}>
      <header className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        <Capacity capacity={capacity.find(({ date }) => date === day)} />
        <AddJob day={day} row={day} />
      </header>
      {events.length === 0 && <p className={styles.none}>{texts.emptyTitle}</p>}
      <ul className={styles.jobs}>
        {events.map((event) => (
          <Row key={event.key} event={event} />
        ))}
      </ul>
    </section>
  );
}

function Row({ event: { item, day, startMinutes, index, days } }: { event: GridEvent }) {
  const branch = useBranchMark(item.order_id);
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return (
    <li>
      <JobLine
        item={item}
        name={formatItemName(item, { part, branch: branch?.name })}
        time={formatTime(toTime(startMinutes))}
        part={part}
        entry={markEntry(day, 'job', item.order_id)}
      />
    </li>
  );
}
