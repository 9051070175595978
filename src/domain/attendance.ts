import type { AttendanceStep } from '../generated/model';
import { toInstant } from '../platform/lib/time/zonedTimes';
import { type JobDays, listWorkDays } from './workDays';

/** What a helper reports on each day of a job, in this order. On my way may be skipped. */
export const attendanceSteps = ['on_my_way', 'checked_in', 'checked_out'] as const;
export type AttendanceName = AttendanceStep['step'];

/** Hours before the start of the arrival window from which a step can be reported. */
export const earliestHours: Record<AttendanceName, number> = { on_my_way: 4, checked_in: 2, checked_out: 2 };
/** Hours after the expected end until which any step can be reported. */
export const latestHours = 12;

const hourMs = 60 * 60 * 1000;

type Job = JobDays & { arrival_window: string; timezone: string; ends_at: string };
type Done = Pick<AttendanceStep, 'step' | 'date'>;

/**
 * The steps that can be reported at `now`, by the clock of the branch, after those in `done`. The provider decides; this
 * is for a screen without a network.
 */
export function listPossibleSteps(job: Job, done: readonly Done[], now: Date): AttendanceName[] {
  const day = getWorkDay(job, now);
  if (day === undefined) return [];
  const reported = new Set(done.filter(({ date }) => date === day).map(({ step }) => step));
  const hoursToStart = (Date.parse(getStart(job, day)) - now.getTime()) / hourMs;
  return attendanceSteps.filter((step) => hoursToStart <= earliestHours[step] && isNext(step, reported));
}

/** The day of the job that a step at `now` belongs to: the first one that is not long over. */
export function getWorkDay(job: Job, now: Date): string | undefined {
  const days = listWorkDays(job);
  const lastStart = Date.parse(getStart(job, days.at(-1) ?? job.date));
  const lengthMs = Date.parse(job.ends_at) - lastStart;
  return days.find((day) => now.getTime() <= Date.parse(getStart(job, day)) + lengthMs + latestHours * hourMs);
}

/** Whether a step can follow those reported on the same day: each once, and in order. */
export function isNext(step: AttendanceName, reported: ReadonlySet<AttendanceName>): boolean {
  if (reported.has(step)) return false;
  if (step === 'on_my_way') return !reported.has('checked_in');
  return step === 'checked_in' || reported.has('checked_in');
}

function getStart({ arrival_window, timezone }: Job, day: string): string {
  const [from = ''] = arrival_window.split(' - ');
  return toInstant(day, from, timezone);
}
