import { addDays, parseDate, daysBetween } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { getLastDay } from '#domain/time/workDays';
import type { OrderRow } from '../../provider/store/schema';
import { getBusyTimes, getCoreEnd } from '../../crew/rules/busyTimes';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** The most days after the first one: of the calendar, and of lists that count people on each day. */
export const rangeLimits = { calendar: 366, people: 62 } as const;

/** The local days of a calendar: those requested, else a week from `today`. `longest` is the most days after the first. */
export function decideDays(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
  longest: number = rangeLimits.calendar,
) {
  const from = asked.from ?? today;
  if (!parseDate(from)) return refuseInvalid('filter.date_from');
  const to = asked.to ?? addDays(from, 6);
  const days = parseDate(to) ? daysBetween(from, to) : -1;
  if (days < 0 || days > longest) return refuseInvalid('filter.date_to');
  return { from, to, days: Array.from({ length: days + 1 }, (_, day) => addDays(from, day)) };
}

type Job = Pick<OrderRow, 'date' | 'end_date' | 'arrival_window' | 'estimated_hours' | 'starts_at' | 'latest_end_at'>;

/** Checks whether a calendar of these local days shows a job: on one of its days, or in the hours after midnight of the last. */
export function isOnDays(job: Readonly<Job>, zone: string, { from, to }: { from: string; to: string }): boolean {
  const last = getLastDay(job);
  if (job.date > to || last < addDays(from, -1)) return false;
  if (last >= from) return true;
  const end = getBusyTimes(job, zone).at(-1);
  return end !== undefined && getCoreEnd(end) > Date.parse(toInstant(from, '00:00', zone));
}

/** The local day that was requested, else `today`. */
export function decideDay(date: string | undefined, today: string) {
  return date === undefined || parseDate(date) ? { day: date ?? today } : refuseInvalid('filter.date');
}

function refuseInvalid(field: string): Refusal {
  return refuse.field(field, fieldTexts.notValid);
}
