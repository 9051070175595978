import { availabilityLimits, hasValidWindows } from '#domain/people/availability';
import type { Availabilities, AvailabilitiesRequest, AvailabilityDay } from '#generated/model';
import { Weekday } from '#generated/model/codes';
import type { Validator } from '#platform/forms/validation/validators';
import { isEqual } from '#platform/lib/plainData';
import { toMinutes, toTime } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { workTexts as texts } from './texts';

export type DifferentDay = {
  key: string;
  date: string | null;
  kind: 'off' | 'other';
  window: string;
  note: string;
  /** Other windows of the day, set elsewhere. */
  more: readonly string[];
};

export type HoursValues = {
  /** All seven days, from Monday; without windows it is a day off. */
  availabilities: readonly AvailabilityDay[];
  max_jobs_per_day: number | null;
  max_hours_per_week: number | null;
  /** Cents; null without a minimum. */
  min_pay_per_job: number | null;
  on_call: boolean;
  exceptions: readonly DifferentDay[];
};

const weekdays: readonly Weekday[] = Object.values(Weekday);
const usualDay = '08:00 - 17:00';
const usualExceptionWindow = '08:00 - 12:00';

export function toHoursValues(hours: Availabilities, today: CalendarDate): HoursValues {
  const { availabilities, exceptions, max_jobs_per_day, max_hours_per_week, min_pay_per_job, on_call } = hours;
  return {
    availabilities: weekdays.map((weekday) => ({
      weekday,
      windows: availabilities.find((each) => each.weekday === weekday)?.windows ?? [],
    })),
    max_jobs_per_day,
    max_hours_per_week,
    min_pay_per_job,
    on_call,
    // Nothing reads exceptions of past days.
    exceptions: exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, off, windows: [window = usualExceptionWindow, ...more], note }) => ({
        key: date,
        date,
        kind: off ? 'off' : 'other',
        window,
        note,
        more,
      })),
  };
}

/** The week, and what else was changed: the provider may know more than it gives, and keeps what is left out. */
export function toHoursRequest(values: HoursValues, before: HoursValues): AvailabilitiesRequest {
  const { availabilities, exceptions, ...limits } = values;
  const changed = Object.entries(limits).filter(([name, value]) => value !== Reflect.get(before, name));
  return {
    availabilities: [...availabilities],
    ...(!isEqual(exceptions, before.exceptions) && { exceptions: exceptions.map(toException) }),
    ...Object.fromEntries(changed),
  };
}

function toException({ date, kind, window, more, note }: DifferentDay) {
  return {
    date: date ?? '',
    off: kind === 'off',
    windows: kind === 'off' ? [] : [window, ...more],
    note: note.trim(),
  };
}

export function newDifferentDay(key: string): DifferentDay {
  return { key, date: null, kind: 'off', window: usualExceptionWindow, note: '', more: [] };
}

/** The week with a day on, at the hours of another working day, or off. */
export function toggleDay(week: readonly AvailabilityDay[], weekday: Weekday): AvailabilityDay[] {
  const usual = week.find(({ windows }) => windows.length > 0)?.windows ?? [usualDay];
  return changeDay(week, weekday, (windows) => (windows.length > 0 ? [] : [...usual]));
}

export function changeDay(
  week: readonly AvailabilityDay[],
  weekday: Weekday,
  change: (windows: readonly string[]) => string[],
): AvailabilityDay[] {
  return week.map((day) => (day.weekday === weekday ? { weekday, windows: change(day.windows) } : day));
}

/** Monday to Friday with the hours of one day. */
export function copyToWeekdays(week: readonly AvailabilityDay[], from: Weekday): AvailabilityDay[] {
  const { windows = [] } = week.find(({ weekday }) => weekday === from) ?? {};
  return week.map((day) => (day.weekday <= Weekday.friday ? { weekday: day.weekday, windows: [...windows] } : day));
}

/** Hours after the last ones of a day, for people with a break; undefined if the day is full. */
export function findNextWindow(windows: readonly string[]): string | undefined {
  if (windows.length >= availabilityLimits.windowsPerDay) return undefined;
  const last = Math.max(...windows.map((window) => toMinutes(splitWindow(window).to) ?? 0));
  const [from, to] = [last + 60, last + 180];
  return to < 24 * 60 ? joinWindow(toTime(from), toTime(to)) : undefined;
}

export function splitWindow(window: string): { from: string; to: string } {
  const [from = '', to = ''] = window.split(' - ');
  return { from, to };
}

export const joinWindow = (from: string, to: string) => `${from} - ${to}`;

/** The times of a picker: every half hour, the last minute of the day, and the one that is set. */
export function listTimes(current: string): string[] {
  const times = Array.from({ length: 48 }, (_, index) => toTime(index * 30));
  return [...new Set([...times, '23:59', current])].sort();
}

/** At least one day with hours, each in order. */
export const validWeek: Validator = (value) => {
  const week = value as readonly AvailabilityDay[] | null | undefined;
  if (!week || week.every(({ windows }) => windows.length === 0)) return texts.noDay;
  const wrong = week.find(({ windows }) => !hasValidWindows(windows));
  return wrong && texts.wrongDay(texts.day[wrong.weekday]);
};

/** Checks whether no earlier entry has this date. */
export function isNewDate(index: number): Validator<unknown, HoursValues> {
  return (value, { exceptions }) =>
    exceptions.slice(0, index).some(({ date }) => date === value) ? texts.dateTwice : undefined;
}
