import { getRouteCities } from '#domain/orders/schedule';
import type { DayHours, HelperCalendarItem } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { nameStatus } from '#platform/lib/codes';
import { formatTime, formatTimeWindow, toTime } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { type DayRange, listDays } from '../model/range';
import { listShifts, type WorkShift } from '../model/workShifts';
import { helperCalendarTexts as texts } from './texts';

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

/** "Tempe → Gilbert"; the number of the job without an address. */
export function formatTitle(item: HelperCalendarItem): string {
  const { from, to } = getRouteCities(item);
  if (from === undefined) return item.number;
  return to === undefined ? from : texts.route(from, to);
}

/** "Accepted", "Reply needed", or how the job ended. */
export function formatState(item: Pick<HelperCalendarItem, 'status' | 'closed_state'>): string {
  if (item.closed_state !== null) return texts[item.closed_state];
  const names = { [InvitationStatus.new]: texts.waiting, [InvitationStatus.accepted]: texts.accepted };
  return nameStatus<number>(names, item.status);
}

/** "8:00 AM–2:30 PM" of a shift, in minutes from midnight. */
export function formatShiftHours(start: number, end: number): string {
  return `${formatTime(toTime(start))}–${formatTime(toTime(end))}`;
}

/** "Available 7:00 AM–6:00 PM", "Day off"; "Free" as long as the helper has set no hours. */
export function formatDayHours({ off, windows }: DayHours): string {
  if (off) return texts.dayOff;
  return windows.length === 0 ? texts.free : texts.available(windows.map(formatTimeWindow).join(', '));
}

/** "Sat, Nov 28, 1 job, 1 invitation, Day off": a day of the month, for a screen reader. */
export function formatDayName(day: HelperDay, today: CalendarDate): string {
  const waiting = day.shifts.filter(({ item }) => isWaiting(item)).length;
  const jobs = day.shifts.length - waiting;
  const words = [
    day.date === today ? texts.today : '',
    formatDay(day.date, today),
    jobs > 0 ? texts.jobs(jobs) : '',
    waiting > 0 ? texts.invitations(waiting) : '',
    day.hours?.off === true ? texts.dayOff : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}
