import type { AttendanceStep, LateMinutes } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import { addHours, toInstant } from '#platform/lib/time/zonedTimes';
import { getLastDay, type JobDays, listWorkDays } from '../time/workDays';

/** Steps a helper reports on each day of a job, in this order. On my way can be skipped. */
export const attendanceSteps = ['on_my_way', 'checked_in', 'checked_out'] as const;
export type AttendanceName = AttendanceStep['step'];

/** Hours before the start of the arrival window from which a step can be reported. */
export const earliestHours: Record<AttendanceName, number> = { on_my_way: 4, checked_in: 2, checked_out: 2 };
/** Hours after the expected end until which any step can be reported. */
export const latestHours = 12;
/** Minutes after the end of the arrival window that a helper can announce. */
export const lateMinutes: readonly LateMinutes[] = [10, 20, 30, 45];

const hourMs = 60 * 60 * 1000;

/** `ends_at`: the expected end of the last day. */
export type JobTimes = JobDays & { arrival_window: string; timezone: string; ends_at: string };
type Done = Pick<AttendanceStep, 'step' | 'date'>;

/**
 * The steps that can be reported at `now`, by the clock of the branch, after those in `done`. The provider decides; this
 * is for a screen without a network.
 */
export function listPossibleSteps(job: JobTimes, done: readonly Done[], now: Date): AttendanceName[] {
  const day = getWorkDay(job, now);
  if (day === undefined) return [];
  const reported = new Set(done.filter(({ date }) => date === day).map(({ step }) => step));
  const hoursToStart = (Date.parse(getDayStart(job, day)) - now.getTime()) / hourMs;
  return attendanceSteps.filter((step) => hoursToStart <= earliestHours[step] && isNext(step, reported));
}

/** Checks whether a helper can announce a delay: from 2 hours before the start until they have arrived. */
export function canReportLate(job: JobTimes, done: readonly Done[], now: Date): boolean {
  return listPossibleSteps(job, done, now).includes('checked_in') && now.getTime() < Date.parse(job.ends_at);
}

/** The day of the job that a step at `now` belongs to: the first one that is not long over. */
export function getWorkDay(job: JobTimes, now: Date): string | undefined {
  const days = listWorkDays(job);
  const lastStart = Date.parse(getDayStart(job, days.at(-1) ?? job.date));
  const lengthMs = Date.parse(job.ends_at) - lastStart;
  return days.find((day) => now.getTime() <= Date.parse(getDayStart(job, day)) + lengthMs + latestHours * hourMs);
}

/** Checks whether an accepted person checked in after the arrival window of a day of the job. */
export function wasLate(
  job: JobTimes,
  done: readonly Pick<AttendanceStep, 'step' | 'date' | 'at'>[],
  day: string,
): boolean {
  const arrival = done.find(({ step, date }) => step === 'checked_in' && date === day);
  return arrival !== undefined && Date.parse(arrival.at) > getWindowEnd(job, day);
}

/** End of the arrival window on a day of a job, in milliseconds since the epoch. */
export function getWindowEnd(
  { arrival_window, timezone }: Pick<JobTimes, 'arrival_window' | 'timezone'>,
  day: string,
): number {
  const [from = '', to = ''] = arrival_window.split(' - ');
  return Date.parse(toInstant(to < from ? addDays(day, 1) : day, to, timezone));
}

type EstimatedJob = JobDays & { arrival_window: string; timezone: string; estimated_hours: number };

/** The expected end of the last day of a job, for a crew that arrives when its window opens. */
export function getExpectedEnd({ arrival_window, timezone, estimated_hours, ...days }: EstimatedJob): string {
  const [from = ''] = arrival_window.split(' - ');
  return addHours(toInstant(getLastDay(days), from, timezone), estimated_hours);
}

/** Checks whether a step can follow the steps reported on the same day: in order, without repeats. */
export function isNext(step: AttendanceName, reported: ReadonlySet<AttendanceName>): boolean {
  if (reported.has(step)) return false;
  if (step === 'on_my_way') return !reported.has('checked_in');
  return step === 'checked_in' || reported.has('checked_in');
}

/** Start of the arrival window on a day of a job. */
export function getDayStart({ arrival_window, timezone }: JobTimes, day: string): string {
  const [from = ''] = arrival_window.split(' - ');
  return toInstant(day, from, timezone);
}
