import { DatePicker } from '@blueprintjs/datetime';
import { Suspense, use } from 'react';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale';
import './dateCalendar.css';
import { useLanguage } from '../../language/useLanguage';
import { fromDay, toDay } from './dates';

type DateCalendarProps = {
  value: string | null;
  today: string;
  /** First day that can be chosen; null for none. */
  minDay: string | null;
  /** True if the chosen day, or today, gets the focus. */
  takesFocus: boolean;
  onChoose: (day: string) => void;
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
  const chosen = (value === null ? undefined : fromDay(value)) ?? null;
  const earliest = minDay === null ? undefined : fromDay(minDay);
  return (
    <DatePicker
      value={chosen}
      minDate={firstShown(chosen, earliest) ?? yearsFrom(today, -YEARS.back)}
      maxDate={lastShown(chosen, yearsFrom(today, YEARS.ahead))}
      canClearSelection={false}
      highlightCurrentDay
      locale={locale}
      dayPickerProps={{
        weekStartsOn: 1,
        initialFocus: takesFocus,
        showOutsideDays: false,
        disabled: earliest === undefined ? [] : [{ before: earliest }],
      }}
      onChange={(date, isUserChange) => {
        if (date !== null && isUserChange) onChoose(toDay(date));
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

function yearsFrom(day: string, years: number): Date {
  const date = fromDay(day) ?? new Date(0);
  return new Date(date.getFullYear() + years, date.getMonth(), date.getDate());
}
