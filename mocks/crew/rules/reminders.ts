import { dayMs, hourMs, minuteMs } from '../../provider/time/times';

/** Hours before the start of a job at which its crew is reminded (docs/product.md, "Activities"). */
const reminderHours = [24, 2] as const;
export type ReminderHours = (typeof reminderHours)[number];

/** Hours before the start at which the office is warned of open slots. */
export const unformedHours = 24;

/** Milliseconds for invitations first, if a job is added or moved later than that. */
const unformedGraceMs = 15 * minuteMs;

/** Moment of the warning; the job must have open slots then. Milliseconds since the epoch. */
export function getUnformedMoment(startsAt: number, changedAt: number): number {
  return Math.max(startsAt - unformedHours * hourMs, changedAt + unformedGraceMs);
}

/** Time after the completion of a job at which its crew is reminded to rate the company, in milliseconds. */
export const ratingReminderMs = dayMs;

/** The reminders of a job that became due after `since`, up to `now`. Milliseconds since the epoch. */
export function listDueReminders(startsAt: number, since: number, now: number): ReminderHours[] {
  return reminderHours.filter((hours) => {
    const due = startsAt - hours * hourMs;
    return due > since && due <= now;
  });
}

/** When the next reminder of a job is due after `now`; null if none is. */
export function getNextReminder(startsAt: number, now: number): number | null {
  const ahead = reminderHours.map((hours) => startsAt - hours * hourMs).filter((due) => due > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
