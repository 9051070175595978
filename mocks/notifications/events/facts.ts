import type { ActivityData, CrewRequirement, ActivitySeverity, ActivityType } from '#generated/model';
import type { PositionCode } from '#generated/model/codes';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay, type CalendarDate } from '#platform/lib/time/dates';
import type { UserRow } from '../../provider/store/schema';
import { dayMs, hourMs, minuteMs } from '../../provider/time/clock';
import { activityTexts as texts } from '../texts/activities';

export type Person = Pick<UserRow, 'id' | 'first_name' | 'last_name'>;

export type Job = {
  id: number;
  customer: string;
  from: string;
  to: string;
  date: CalendarDate;
  /** The last day of a job of several days. */
  endDate?: CalendarDate | null;
  window: string;
  startsAt: string;
  /** Positions the crew needs. */
  positions: readonly PositionCode[];
  /** Planned hours of all days. */
  hours: number;
};

/** "driver", or "drivers" for any other count than 1. */
export function formatPosition(position: PositionCode, count = 1): string {
  return texts.position[position][count === 1 ? 'one' : 'other'];
}

export const formatJobLabel = ({ id }: Pick<Job, 'id'>) => texts.job(id);

export type When = Pick<Job, 'date' | 'endDate' | 'window'>;

/** "Sat Nov 28, 8–10 AM", "Sat Nov 28 - Mon Nov 30, 8-10 AM" */
export const formatWhen = (when: When) => `${formatActivityDays(when)}, ${formatActivityWindow(when.window)}`;
/** The time of a job before and after a move, with the day only when it changed. */
export function describeMove(before: When, after: When): { from: string; to: string } {
  const words = hasSameDays(before, after) ? ({ window }: When) => formatActivityWindow(window) : formatWhen;
  return { from: words(before), to: words(after) };
}

export const hasSameDays = (one: When, other: When) =>
  one.date === other.date && (one.endDate ?? one.date) === (other.endDate ?? other.date);

/** The same change as data. */
export function listMoveChanges(before: When, { date, window }: When) {
  return [
    ...(before.date === date ? [] : [{ field: 'date', from: before.date, to: date }]),
    ...(before.window === window ? [] : [{ field: 'arrival_window', from: before.window, to: window }]),
  ];
}

/** "Sat Nov 28" */
const formatActivityDay = (date: CalendarDate) => formatDay(date).replace(', ', ' ');
/** "Sat Nov 28", "Sat Nov 28 - Mon Nov 30" */
export const formatActivityDays = ({ date, endDate }: Pick<Job, 'date' | 'endDate'>) => {
  const last = endDate ?? date;
  return last === date ? formatActivityDay(date) : texts.days(formatActivityDay(date), formatActivityDay(last));
};
/** "8–10 AM", with plain spaces. */
export const formatActivityWindow = (window: string) =>
  formatTimeWindow(window).replaceAll(':00', '').replaceAll('\u00a0', ' ');
export const formatRoute = ({ from, to }: Job) => (from === to ? texts.within(from) : texts.route(from, to));

/** "starts in 13 hr", "starts in 16 days": how far a job is at `now` (epoch milliseconds). Cut, not rounded. */
export function formatStart({ startsAt }: Pick<Job, 'startsAt'>, now: number): string {
  const wait = Date.parse(startsAt) - now;
  if (wait < minuteMs) return wait > -minuteMs ? texts.startsNow : texts.hasStarted;
  if (wait < hourMs) return texts.startsInMinutes(Math.floor(wait / minuteMs));
  if (wait < 2 * dayMs) return texts.startsInHours(Math.floor(wait / hourMs));
  return texts.startsInDays(Math.floor(wait / dayMs));
}

/** "1 driver", "2 helpers" */
function formatNeeded(count: number, position: PositionCode): string {
  return `${count} ${formatPosition(position, count)}`;
}

/** "1 foreman, 1 driver and 2 helpers" */
export function formatNeeds(needs: readonly Pick<CrewRequirement, 'position' | 'count'>[]): string {
  const words = needs.map(({ count, position }) => formatNeeded(count, position));
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(texts.and);
}

/** The parts of an activity about a job besides its texts, for the company. `actor` is null if no one did it. */
export function aboutJob(
  type: ActivityType,
  severity: NonNullable<ActivitySeverity>,
  job: Job,
  actor: Person | null,
  data: ActivityData = {},
) {
  return {
    type,
    severity,
    actorId: actor?.id ?? null,
    subject: { kind: 'order' as const, id: job.id, label: formatJobLabel(job) },
    url: `/company/job/details/${job.id}`,
    data: { order_id: job.id, starts_at: job.startsAt, ...data },
  };
}

/** The code, or `other` for one without a text. */
export function toKnownCode<Texts extends Record<'other', string>>(known: Texts, code: string | null): keyof Texts {
  const isKnown = (name: string | null): name is string & keyof Texts => name !== null && name in known;
  return isKnown(code) ? code : 'other';
}
