import type { DayHours, HelperCalendarItem } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { type DayRange, listDays } from './range';
import { listShifts, type WorkShift } from './workShifts';

export type HelperShift = WorkShift<HelperCalendarItem>;

/** A day of the helper's calendar; `hours` is when they can work, undefined outside the loaded days. */
export type HelperDay = {
  date: CalendarDate;
  shifts: readonly HelperShift[];
  hours: DayHours | undefined;
};

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
