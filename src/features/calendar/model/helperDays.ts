import type { DayHours, HelperCalendarItem } from '../../../generated/model';
import { InvitationStatus } from '../../../generated/model/codes';
import { addDays, type CalendarDate } from '../../../platform/lib/time/dates';
import { AGENDA_DAYS, type DayRange, getRange, listDays, type Weekday } from './range';
import { listShifts, type WorkShift } from './workShifts';

export type HelperShift = WorkShift<HelperCalendarItem>;

/** A day of the helper's calendar; `hours` is when they can work, undefined outside the loaded days. */
export type HelperDay = {
  date: CalendarDate;
  shifts: readonly HelperShift[];
  hours: DayHours | undefined;
};

/** What the page loads: the month of `date` in whole weeks, and the agenda that starts on its last day. */
export function getHelperRange(date: CalendarDate, firstWeekday: Weekday): DayRange {
  const month = getRange('month', date, firstWeekday);
  return { from: month.from, to: addDays(month.to, AGENDA_DAYS - 1) };
}

/** The days of a range, each with the jobs and invitations that start on it, by time. */
export function listHelperDays(
  range: DayRange,
  items: readonly HelperCalendarItem[],
  availability: readonly DayHours[],
): HelperDay[] {
  const shifts = items.flatMap(listShifts).toSorted((one, other) => one.start - other.start);
  return listDays(range).map((date) => ({
    date,
    shifts: shifts.filter(({ day }) => day === date),
    hours: availability.find((each) => each.date === date),
  }));
}

/** An invitation that waits for an answer; otherwise the job is accepted. */
export function isWaiting({ status }: Pick<HelperCalendarItem, 'status'>): boolean {
  return status === InvitationStatus.new;
}
