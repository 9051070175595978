import type { CalendarItem, CapacityDay } from '../../../generated/model';
import { formatTime, toTime } from '../../../platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '../../../platform/lib/time/dates';
import { useLink } from '../../../platform/routing/links/useLink';
import { WarningIcon } from '../../../platform/ui/icons';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { StatusChip } from '../../../platform/ui/data/Chip';
import { FormationChip, formatCustomerName, getDetailsPath } from '../../jobs/calendarParts';
import { Capacity } from '../grid/DayHeader';
import { StatusIcon } from '../event/JobEvent';
import { BranchName, useBranchMark } from '../event/BranchMarks';
import { formatItemName, formatItemRoute, formatItemStatus } from '../event/describeItem';
import { markEntry } from '../event/entry';
import { type DayRange, listDays } from '../model/range';
import { listShiftsIn, type WorkShift } from '../model/workShifts';
import { AddJob } from '../page/AddJob';
import { calendarTexts as texts } from '../texts';
import styles from './Agenda.module.css';

type Props = {
  range: DayRange;
  today: CalendarDate;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
};

/** The jobs of each day as a list: for phones, and to be read aloud. */
export function Agenda({ range, today, jobs, capacity }: Props) {
  const shifts = listShiftsIn(jobs, range);
  return (
    <section aria-label={texts.views.agenda} className={styles.agenda}>
      {listDays(range).map((day) => {
        const own = shifts.filter((shift) => shift.day === day);
        const label = day === today ? `${texts.today}, ${formatDay(day)}` : formatDay(day, today);
        if (own.length === 0 && day !== today) return null;
        return (
          <section key={day} aria-label={label} className={styles.day}>
            <header className={styles.head}>
              <h3 className={styles.title}>{label}</h3>
              <Capacity capacity={capacity.find(({ date }) => date === day)} />
              <AddJob day={day} row={day} />
            </header>
            {own.length === 0 && <p className={styles.none}>{texts.emptyTitle}</p>}
            <ul className={styles.jobs}>
              {own.map((shift) => (
                <Row key={shift.key} shift={shift} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function Row({ shift: { item, day, start, index } }: { shift: WorkShift }) {
  const link = useLink();
  const branch = useBranchMark(item.order_id);
  const days = listShiftsIn([item], { from: item.date, to: item.end_date ?? item.date }).length;
  const part = days > 1 ? texts.dayOf(index + 1, days) : undefined;
  return (
    <li>
      <a
        className={styles.job}
        data-branch={branch?.color}
        {...link(getDetailsPath(item))}
        {...markEntry(day, 'job', item.order_id)}
      >
        <VisuallyHidden>{formatItemName(item, { part, branch: branch?.name })}</VisuallyHidden>
        <span className={styles.time} aria-hidden="true">
          {formatTime(toTime(start))}
        </span>
        <span className={styles.facts} aria-hidden="true">
          <span className={styles.name}>
            {formatCustomerName(item)} <span className={styles.quiet}>{item.number}</span>
          </span>
          <span className={styles.quiet}>{formatItemRoute(item)}</span>
          <span className={styles.chips}>
            {item.closed_state === null ? (
              <FormationChip status={item.status} />
            ) : (
              <StatusChip tone="neutral" icon={<StatusIcon item={item} />}>
                {formatItemStatus(item)}
              </StatusChip>
            )}
            <span className={styles.quiet}>{texts.crewInWords(item.accepted, item.required)}</span>
            {part !== undefined && <span className={styles.quiet}>{part}</span>}
            {branch && <BranchName mark={branch} />}
            {item.has_conflict && (
              <StatusChip tone="danger" icon={<WarningIcon size={12} />}>
                {texts.conflict}
              </StatusChip>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}
