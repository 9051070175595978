import { getDayHours } from '#domain/people/availability';
import type { Availabilities, AvailabilitiesRequest } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';

/** The form for one day: its usual hours, a day off, or other hours. */
export type DayHoursValues = { kind: 'usual' | 'off' | 'other'; window: string; note: string };

export function toDayHoursValues(hours: Availabilities, date: CalendarDate): DayHoursValues {
  const exception = hours.exceptions.find((each) => each.date === date);
  const usual = getUsualWindows(hours, date);
  const window = exception?.windows[0] ?? usual[0] ?? defaultWindow;
  if (!exception) return { kind: 'usual', window, note: '' };
  return { kind: exception.off ? 'off' : 'other', window, note: exception.note };
}

/** The hours of this weekday without an exception. */
export function getUsualWindows(hours: Availabilities, date: CalendarDate): string[] {
  return getDayHours({ availabilities: hours.availabilities, exceptions: [] }, date).windows;
}

/**
 * All exceptions from `today` on, with this day's; past days are dropped because nothing reads them. The form shows the
 * first hours of a day; later ones stay.
 */
export function toAvailabilitiesRequest(
  hours: Availabilities,
  date: CalendarDate,
  { kind, window, note }: DayHoursValues,
  today: CalendarDate,
): AvailabilitiesRequest {
  const others = hours.exceptions.filter((each) => each.date !== date && each.date >= today);
  const [, ...more] = hours.exceptions.find((each) => each.date === date)?.windows ?? [];
  const own = { date, off: kind === 'off', windows: kind === 'other' ? [window, ...more] : [], note: note.trim() };
  return { availabilities: hours.availabilities, exceptions: kind === 'usual' ? others : [...others, own] };
}

const defaultWindow = '08:00 - 17:00';
