import type { AvailabilitiesRequest, AvailabilityDay, AvailabilityException } from '#generated/model';
import { getDayHours, hasHours, hasValidWindows, type WorkHours } from '#domain/people/availability';
import { parseDate } from '#platform/lib/time/dates';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import type { AvailabilityRow } from '../../provider/store/schema';
import { getCoreEnd, type Booking, coversWhole } from '../../crew/rules/busyTimes';
import { mergeProblems, problemIf, type Problems } from '../../provider/rules/fields/problems';
import { toIso } from '../../provider/time/times';
import { fieldProblemTexts as fieldTexts, profileRefusalTexts as texts } from '../../provider/texts/refusals';

/** Default hours. */
export const noHours = {
  availabilities: [],
  exceptions: [],
  max_jobs_per_day: 3,
  max_hours_per_week: 60,
  min_pay_per_job: null,
  on_call_on: null,
} as const satisfies Omit<AvailabilityRow, 'user_id'>;

/** Everything wrong with the hours someone wants to set, by field (docs/product.md, "Availability"). */
export function findHoursProblems({ availabilities, exceptions = [] }: AvailabilitiesRequest): Problems {
  const days = availabilities.map(({ weekday, windows }, index) => {
    const isRepeated = availabilities.findIndex((each) => each.weekday === weekday) !== index;
    return mergeProblems([
      problemIf(isRepeated, `availabilities.${index}.weekday`, texts.dayTwice),
      problemIf(!hasValidWindows(windows), `availabilities.${index}.windows`, texts.hoursOrder),
    ]);
  });
  const others = exceptions.map(({ date, off, windows = [] }, index) => {
    const isRepeated = exceptions.findIndex((each) => each.date === date) !== index;
    const isContrary = off === windows.length > 0;
    return mergeProblems([
      problemIf(parseDate(date) === null, `exceptions.${index}.date`, fieldTexts.notValid),
      problemIf(isRepeated, `exceptions.${index}.date`, texts.dayTwice),
      problemIf(!hasValidWindows(windows), `exceptions.${index}.windows`, texts.hoursOrder),
      problemIf(isContrary, `exceptions.${index}.windows`, texts.hoursOrOff),
    ]);
  });
  const isEmpty = availabilities.every(({ windows }) => windows.length === 0);
  return mergeProblems([problemIf(isEmpty, 'availabilities', texts.noHours), ...days, ...others]);
}

/** The columns that a request sets; what it leaves out stays. `today` is the helper's own day. */
export function toHoursColumns(request: AvailabilitiesRequest, today: string): Partial<AvailabilityRow> {
  const { availabilities, exceptions, max_jobs_per_day, max_hours_per_week, min_pay_per_job, on_call } = request;
  const byWeekday = (a: AvailabilityDay, b: AvailabilityDay) => a.weekday - b.weekday;
  return {
    availabilities: availabilities
      .map(({ weekday, windows }) => ({ weekday, windows: windows.toSorted() }))
      .sort(byWeekday),
    ...(exceptions && { exceptions: exceptions.map(toException).sort((a, b) => a.date.localeCompare(b.date)) }),
    ...(max_jobs_per_day !== undefined && { max_jobs_per_day }),
    ...(max_hours_per_week !== undefined && { max_hours_per_week }),
    ...(min_pay_per_job !== undefined && { min_pay_per_job }),
    ...(on_call !== undefined && { on_call_on: on_call ? today : null }),
  };
}

function toException({
  date,
  off,
  windows = [],
  note = '',
}: NonNullable<AvailabilitiesRequest['exceptions']>[number]): AvailabilityException {
  return { date, off, windows: windows.toSorted(), note };
}

/** A day of a job outside a person's hours. `windows` are the hours of that day, empty on a day off. */
export type OffHours = { booking: Booking; windows: readonly string[] };

/** The first day of a job that a person's hours do not cover; null if they cover it or none are set. */
export function findOffHours(hours: WorkHours, zone: string, bookings: readonly Booking[]): OffHours | null {
  if (!hasHours(hours)) return null;
  for (const booking of bookings) {
    const { date } = zonedTime(toIso(booking.startsAt), zone);
    const { windows } = getDayHours(hours, date);
    const free = windows.map((window) => toSpan(date, window, zone));
    if (!coversWhole(free, booking)) return { booking, windows };
  }
  return null;
}

function toSpan(date: string, window: string, zone: string): readonly [from: number, to: number] {
  const [from = '', to = ''] = window.split(' - ');
  return [Date.parse(toInstant(date, from, zone)), Date.parse(toInstant(date, to, zone))];
}

/** When a day of a job is outside someone's hours, as instants. */
export function getOffTimes({ booking }: OffHours): { starts_at: string; ends_at: string } {
  return { starts_at: toIso(booking.startsAt), ends_at: toIso(getCoreEnd(booking)) };
}
