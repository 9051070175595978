import { DatePicker } from '@blueprintjs/datetime';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale';
import { Suspense, use } from 'react';
import './dateCalendar.css';
import { useLanguage } from '../../language/useLanguage';
import { type CalendarDate, parseDate, toCalendarDate } from '../../lib/time/dates';
import { readWallDay, toWallDate } from '../../lib/time/wallTime';

type DateCalendarProps = {
  value: CalendarDate | null;
  /** Marked, and shown first without a value. The library would take the device's. */
  today: CalendarDate;
  /** First day that can be chosen; null for none. */
  minDay: CalendarDate | null;
  /** True if the chosen day, or today, gets the focus. */
  takesFocus: boolean;
  onChoose: (day: CalendarDate) => void;
};

/** Years that the calendar goes back and ahead. */
const YEARS = { back: 100, ahead: 10 } as const;

/** The calendar of a popup; loaded when it opens (`DatePopup`). */
export function DateCalendar(props: DateCalendarProps) {
  return (
    <Suspense>
      <Days {...props} />
    </Suspense>
  );
}

function Days({ value, today, minDay, takesFocus, onChoose }: DateCalendarProps) {
  const locale = useDateLocale();
  const chosen = value === null || !parseDate(value) ? null : toWallDate(value);
  const earliest = minDay === null ? undefined : toWallDate(minDay);
  const now = toWallDate(today);
  return (
    <DatePicker
      value={chosen}
      minDate={firstShown(chosen, earliest) ?? yearsFrom(today, -YEARS.back)}
      maxDate={lastShown(chosen, yearsFrom(today, YEARS.ahead))}
      initialMonth={chosen ?? (earliest !== undefined && earliest > now ? earliest : now)}
      canClearSelection={false}
      highlightCurrentDay
      locale={locale}
      dayPickerProps={{
        today: now,
        weekStartsOn: 1,
        initialFocus: takesFocus,
        showOutsideDays: false,
        fixedWeeks: true,
        disabled: earliest === undefined ? [] : [{ before: earliest }],
      }}
      onChange={(date, isUserChange) => {
        if (date !== null && isUserChange) onChoose(readWallDay(date));
      }}
    />
  );
}

let spanish: Promise<Locale> | undefined;

/** Names of months and days; Spanish ones are loaded when they are first shown. */
function useDateLocale(): Locale {
  if (useLanguage() === 'en') return enUS;
  return use(loadSpanish());
}

function loadSpanish(): Promise<Locale> {
  spanish ??= import('date-fns/locale/es').then((module) => module.default);
  return spanish;
}

/** A stored day before the limit stays visible, though only days from the limit on can be chosen. */
function firstShown(chosen: Date | null, earliest: Date | undefined): Date | undefined {
  return earliest !== undefined && chosen !== null && chosen < earliest ? chosen : earliest;
}

function lastShown(chosen: Date | null, latest: Date): Date {
  return chosen !== null && chosen > latest ? chosen : latest;
}

function yearsFrom(day: CalendarDate, years: number): Date {
  const { year = 1970, month = 1, day: dayOfMonth = 1 } = parseDate(day) ?? {};
  return toWallDate(toCalendarDate(year + years, month, dayOfMonth));
}
