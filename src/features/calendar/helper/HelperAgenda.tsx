import type { DayHours, HelperCalendarItem } from '#generated/model';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import { classes } from '#platform/ui/classes';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { EditIcon } from '#platform/ui/icons';
import { type HelperDay, listHelperDays } from '../model/helperDays';
import { AgendaJob } from './AgendaJob';
import { formatDayHours } from './describeItem';
import { HoursBar } from './HoursBar';
import styles from './HelperAgenda.module.css';
import { helperCalendarTexts as texts } from './texts';
import type { HelperCalendarState } from './useHelperCalendarState';

type Props = {
  state: HelperCalendarState;
  items: readonly HelperCalendarItem[];
  availability: readonly DayHours[];
  getChangeCount: (invitationId: number) => number;
  /** Opens the hours of a day. */
  onDay: (day: string) => void;
};

/** Two weeks from the chosen day: jobs, invitations, and when the helper is available. */
export function HelperAgenda({ state, items, availability, getChangeCount, onDay }: Props) {
  const days = listHelperDays(state.agenda, items, availability);
  return (
    <section aria-label={texts.agenda} className={styles.agenda}>
      {days.every(({ shifts }) => shifts.length === 0) && <p className={styles.empty}>{texts.empty}</p>}
      {days.map((day) => (
        <Day key={day.date} day={day} state={state} getChangeCount={getChangeCount} onDay={onDay} />
      ))}
    </section>
  );
}

type DayProps = Pick<Props, 'state' | 'getChangeCount' | 'onDay'> & { day: HelperDay };

function Day({ day, state: { today }, getChangeCount, onDay }: DayProps) {
  const { date, shifts, hours } = day;
  const label = date === today ? `${texts.today}, ${formatDay(date)}` : formatDay(date, today);
  return (
    <section aria-label={label} className={classes(styles.day, hours?.off === true && styles.off)}>
      <header className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        {hours && date >= today && <ChangeHours hours={hours} onOpen={() => onDay(date)} />}
      </header>
      {hours && shifts.length > 0 && <HoursBar hours={hours} shifts={shifts} />}
      {shifts.length > 0 && (
        <ul className={styles.jobs}>
          {shifts.map((shift) => (
            <AgendaJob key={shift.key} shift={shift} turn={getChangeCount(shift.item.invitation_id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ChangeHours({ hours, onOpen }: { hours: DayHours; onOpen: () => void }) {
  const words = formatDayHours(hours);
  return (
    <button type="button" className={styles.hours} onClick={onOpen}>
      <span className={styles.words}>
        <span>{hours.windows.length === 0 ? words : hours.windows.map(formatTimeWindow).join(', ')}</span>
        <VisuallyHidden>. </VisuallyHidden>
        {hours.is_exception && <small className={styles.exception}>{hours.note || texts.exception}</small>}
      </span>
      <VisuallyHidden>. {texts.change(formatDay(hours.date))}</VisuallyHidden>
      <EditIcon size={14} />
    </button>
  );
}
