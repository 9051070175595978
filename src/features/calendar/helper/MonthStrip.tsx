import { type KeyboardEvent, useRef } from 'react';
import type { HelperCalendar } from '#generated/model';
import { addDays, type CalendarDate } from '#platform/lib/time/dates';
import { useQueryParams } from '#platform/routing/useQuery';
import { useUserZone } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { useToday } from '#platform/ui/clock/useNow';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { formatCalendarRange, formatWeekday } from '../model/formats';
import { AGENDA_DAYS, getHelperRange, getRange, readDay, stepDate } from '../model/range';
import { type HelperDay, isWaiting, listHelperDays, formatDayName } from './helperDays';
import { helperCalendarTexts as texts } from './texts';
import styles from './helperCalendar.module.css';

type Props = { state: HelperCalendarState; calendar: HelperCalendar };

/** A small month: dots for jobs, rings for invitations, hatched days off. A day opens the agenda there. */
export function MonthStrip({ state, calendar }: Props) {
  const { month, date, today, onDate, onStep } = state;
  const grid = useRef<HTMLDivElement>(null);
  const days = listHelperDays(month, calendar.items, calendar.availability);

  function moveByKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const day = addDays(date, step);
    onDate(day);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus());
  }

  return (
    <Text as="section" isCard className={styles.month} aria-label={texts.month}>
      <Row as="header" gap={1} below={1}>
        <Text as="h2" isFilling canShrink size={18} className={styles.monthTitle} aria-live="polite">
          {formatCalendarRange('month', date, month)}
        </Text>
        {date !== today && (
          <Button touch variant="outline" onClick={() => onDate(today)}>
            {texts.today}
          </Button>
        )}
        <IconButton touch icon={<ChevronLeftIcon />} label={texts.previous} onClick={() => onStep(-1)} />
        <IconButton touch icon={<ChevronRightIcon />} label={texts.next} onClick={() => onStep(1)} />
      </Row>
      <Muted as="div" below={1} size={13} className={styles.weekdays} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day.date}>{formatWeekday(day.date)}</span>
        ))}
      </Muted>
      <div ref={grid} className={styles.days} role="group" aria-label={texts.month}>
        {days.map((day) => (
          <Day key={day.date} day={day} state={state} onChoose={() => onDate(day.date)} onKeyDown={moveByKey} />
        ))}
      </div>
    </Text>
  );
}

type DayProps = {
  day: HelperDay;
  state: HelperCalendarState;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Day({ day, state: { date, today }, onChoose, onKeyDown }: DayProps) {
  const isChosen = day.date === date;
  return (
    <button
      type="button"
      className={classes(
        styles.monthDay,
        day.hours?.off === true && styles.monthOff,
        !isSameMonth(day.date, date) && styles.other,
        day.date === today && styles.today,
      )}
      aria-pressed={isChosen}
      aria-label={formatDayName(day, today)}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{Number(day.date.slice(8))}</span>
      <span className={styles.marks}>
        {day.shifts.slice(0, mostMarks).map(({ key, item }) => (
          <span key={key} className={isWaiting(item) ? styles.ring : styles.dot} />
        ))}
      </span>
    </button>
  );
}

const mostMarks = 3;

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function isSameMonth(one: CalendarDate, other: CalendarDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

export type HelperCalendarState = ReturnType<typeof useHelperCalendarState>;

/** The chosen day, kept in the address bar: its month is shown, and the agenda starts with it. */
export function useHelperCalendarState() {
  const [read, change] = useQueryParams();
  const zone = useUserZone();
  const today = useToday(zone);
  const date = readDay(read('date'), today);
  const onDate = (day: CalendarDate) => change({ date: day === today ? null : day }, { replace: true });
  return {
    zone,
    today,
    date,
    month: getRange('month', date),
    range: getHelperRange(date),
    agenda: { from: date, to: addDays(date, AGENDA_DAYS - 1) },
    onDate,
    onStep: (step: 1 | -1) => onDate(stepDate('month', date, step)),
  };
}
