import { findWindows, getWeekday, hasHours, type WorkHours } from '#domain/people/availability';
import type { Weekday } from '#generated/model/codes';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { toIso, minuteMs } from '../../provider/time/times';
import { getCoreEnd, type Booking } from '../../crew/rules/busyTimes';

/** A day of a job by the clock of one time zone, in minutes after midnight. */
export type LocalDay = { date: string; weekday: Weekday; from: number; to: number };

/** The days of a job by the clock of a zone. */
export function toLocalDays(bookings: readonly Booking[], zone: string): LocalDay[] {
  return bookings.map((booking) => {
    const { date, time } = zonedTime(toIso(booking.startsAt), zone);
    const from = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return { date, weekday: getWeekday(date), from, to: from + (getCoreEnd(booking) - booking.startsAt) / minuteMs };
  });
}

export type Coverage = {
  /** Share of the job within the person's hours, 0 to 1. */
  coverage: number;
  /** The hours of the first day that include the job; null when it is not within them or none are set. */
  hours: string | null;
};

/** Without hours nothing is known, so the whole job counts as covered. */
export const unknownHours: Coverage = { coverage: 1, hours: null };

type WindowReader = typeof windowMinutes;

/** Reads each window once: many people work the same hours. */
export function createWindowReader(): WindowReader {
  const known = new Map<string, ReturnType<WindowReader>>();
  return (window) => {
    let range = known.get(window);
    if (range === undefined) {
      range = windowMinutes(window);
      known.set(window, range);
    }
    return range;
  };
}

/** Share of a job within a person's hours. */
export function getCoverage(
  hours: WorkHours,
  days: readonly LocalDay[],
  readWindow: WindowReader = windowMinutes,
): Coverage {
  if (!hasHours(hours)) return unknownHours;
  let wanted = 0;
  let covered = 0;
  let around: string | null = null;
  for (const day of days) {
    wanted += day.to - day.from;
    const best = findBestWindow(findWindows(hours, day.date, day.weekday), day, readWindow);
    covered += best.minutes;
    if (around === null && best.minutes === day.to - day.from) around = best.window;
  }
  const coverage = wanted === 0 ? 1 : covered / wanted;
  return { coverage, hours: coverage === 1 ? around : null };
}

function findBestWindow(
  windows: readonly string[],
  { from, to }: LocalDay,
  readWindow: WindowReader,
): { minutes: number; window: string | null } {
  let best: { minutes: number; window: string | null } = { minutes: 0, window: null };
  for (const window of windows) {
    const range = readWindow(window);
    if (!range) continue;
    const minutes = Math.min(to, range.end) - Math.max(from, range.start);
    if (minutes > best.minutes) best = { minutes, window };
  }
  return best;
}
