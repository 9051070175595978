import { getExpectedEnd } from '#domain/orders/attendance';
import { getJobProgress, type Lateness, type ProgressPerson } from '#domain/orders/progress';
import type { JobDays } from '#domain/time/workDays';
import type { ClosedState } from '#generated/model';
import { formatTime } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { progressTexts as texts } from '../../texts';

/** A job whose end is known, or estimated by its hours. */
export type ProgressJob = JobDays & {
  arrival_window: string;
  timezone: string;
  closed_state?: ClosedState | null;
} & ({ ends_at: string } | { estimated_hours: number });

export type Around = Parameters<typeof getJobProgress>[2];

/** Progress of a person on a job, by the clock of `around`. */
export function readProgress(job: ProgressJob, person: ProgressPerson, around: Around) {
  const ends_at = 'ends_at' in job ? job.ends_at : getExpectedEnd(job);
  return getJobProgress({ ...job, ends_at }, person, around);
}

/** "Arrived 8:04 AM", "On the way since 7:32 AM · 5 min late"; '' before the day of the job. */
export function describeProgress(job: ProgressJob, person: ProgressPerson, around: Around): string {
  const { step, times, lateness } = readProgress(job, person, around);
  const at = times[step];
  const isReported = step !== 'invited' && step !== 'accepted' && at !== undefined;
  const words = isReported ? [texts.since[step](formatTime(zonedTime(at, job.timezone).time))] : [];
  return [...words, ...(lateness ? [describeLateness(lateness)] : [])].join(' · ');
}

/** "Arrived 8:04 AM · Done 1:31 PM"; '' if attendance was not recorded. */
export function describeAttendance(job: ProgressJob, person: ProgressPerson, around: Around): string {
  const { times, lateness } = readProgress(job, person, around);
  const reported = (['checked_in', 'checked_out'] as const).flatMap((step) => {
    const at = times[step];
    return at === undefined ? [] : [texts.since[step](formatTime(zonedTime(at, job.timezone).time))];
  });
  return [...reported, ...(lateness ? [describeLateness(lateness)] : [])].join(' · ');
}

export function describeLateness(lateness: Lateness): string {
  return lateness.kind === 'absent' ? texts.absent : texts[lateness.kind](lateness.minutes);
}

/** "2 arrived · 1 on the way · 1 late": the accepted people of a crew; '' before the day of the job. */
export function describeCrewProgress(job: ProgressJob, crew: readonly ProgressPerson[], now: Date): string {
  const all = crew.map((person) => readProgress(job, person, { crew, now }));
  const count = (name: keyof typeof texts.count, isCounted: (each: (typeof all)[number]) => boolean) => {
    const number = all.filter(isCounted).length;
    return number === 0 ? [] : [texts.count[name](number)];
  };
  return [
    ...count('checked_out', ({ step }) => step === 'checked_out'),
    ...count('checked_in', ({ step }) => step === 'checked_in'),
    ...count('on_my_way', ({ step }) => step === 'on_my_way'),
    ...count('late', ({ lateness }) => lateness?.kind === 'waited_for' || lateness?.kind === 'announced'),
  ].join(' · ');
}
