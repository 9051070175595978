import type { Employee, EmployeeDetail } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';

/** The day someone started: as the office entered it, else the day they were added; null if neither is known. */
export function getStartDay(
  { start_date, joined_at }: Pick<EmployeeDetail, 'start_date' | 'joined_at'>,
  zone: string,
): CalendarDate | null {
  return start_date ?? (joined_at === null ? null : zonedTime(joined_at, zone).date);
}

/**
 * Checks whether the provider gives the details of a member, as it does if it counts their changes. Then an empty list
 * or text means that there is nothing; from other providers it is only not known.
 */
export function hasDetails({ version }: Pick<Employee, 'version'>): boolean {
  return version !== null;
}

/** The version that was read, for a change of it; none if the provider does not count changes. */
export function getReadVersion({ version }: Pick<Employee, 'version'>): { version?: number } {
  return version === null ? {} : { version };
}
