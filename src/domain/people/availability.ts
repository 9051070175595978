import type { AvailabilityDay, AvailabilityException, DayHours } from '#generated/model';
import { Weekday } from '#generated/model/codes';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { type CalendarDate, parseDate } from '#platform/lib/time/dates';

/** Limits of a helper's hours that forms and provider share (docs/product.md, "Availability"). */
export const availabilityLimits = {
  windowsPerDay: 3,
  exceptions: 100,
  noteLength: 100,
  jobsPerDay: { min: 1, max: 3 },
  /** A job that exceeds `max` cannot be accepted. A helper's own lower limit only warns. */
  hoursPerWeek: { min: 1, max: 60 },
  /** Cents. */
  minPayPerJob: { max: 200_000 },
} as const;

/** The usual hours of each weekday, and other hours on single days. */
export type WorkHours = {
  availabilities: readonly AvailabilityDay[];
  exceptions: readonly AvailabilityException[];
};

const weekdays = Object.values(Weekday);

/** The weekday of a date; Monday for a text that is no date. */
export function getWeekday(date: CalendarDate): Weekday {
  const parts = parseDate(date);
  const day = parts ? (new Date(Date.UTC(parts.year, parts.month - 1, parts.day)).getUTCDay() + 6) % 7 : 0;
  return weekdays[day] ?? Weekday.monday;
}

/** Checks whether any hours were ever set. Without them nothing is known, so no day is a day off. */
export function hasHours({ availabilities }: WorkHours): boolean {
  return availabilities.length > 0;
}

/** The hours of one day: its exception's, else the usual hours of its weekday. Pass `weekday` if it is known. */
export function getDayHours(hours: WorkHours, date: CalendarDate, weekday = getWeekday(date)): DayHours {
  const windows = [...findWindows(hours, date, weekday)];
  const exception = findException(hours, date);
  if (exception) return { date, windows, off: exception.off, is_exception: true, note: exception.note };
  return { date, windows, off: hasHours(hours) && windows.length === 0, is_exception: false, note: '' };
}

/** Only the windows of a day, without copies. */
export function findWindows(hours: WorkHours, date: CalendarDate, weekday: Weekday): readonly string[] {
  const exception = findException(hours, date);
  if (exception) return exception.off ? [] : exception.windows;
  return hours.availabilities.find((each) => each.weekday === weekday)?.windows ?? [];
}

function findException({ exceptions }: WorkHours, date: CalendarDate): AvailabilityException | undefined {
  return exceptions.length === 0 ? undefined : exceptions.find((each) => each.date === date);
}

/** Checks whether the windows of a day are in order: each ends after it starts, and none overlaps another. */
export function hasValidWindows(windows: readonly string[]): boolean {
  const ranges = windows.map(windowMinutes).sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
  return ranges.every((range, index) => {
    const next = ranges[index + 1];
    return range !== null && range.start < range.end && (!next || range.end <= next.start);
  });
}
