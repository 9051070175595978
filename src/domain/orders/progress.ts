import type { AttendanceStep, ClosedState, RunningLate } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { hasCheckedIn } from '../actions';
import { listWorkDays } from '../time/workDays';
import { type AttendanceName, attendanceSteps, getWindowEnd, getWorkDay, type JobTimes } from './attendance';

/** Steps of a person on a job, in this order. */
export const progressSteps = ['invited', 'accepted', ...attendanceSteps] as const;
export type ProgressStep = 'invited' | 'accepted' | AttendanceName;

/** Minutes are counted from the end of the arrival window. */
export type Lateness = { kind: 'announced' | 'waited_for' | 'arrived'; minutes: number } | { kind: 'absent' };

export type Progress = {
  /** The last step that was reached. */
  step: ProgressStep;
  /** Times of the steps that were reached, as far as they are known. */
  times: Partial<Record<ProgressStep, string>>;
  lateness: Lateness | null;
};

export type ProgressPerson = {
  status: InvitationStatus;
  created_at?: string | null;
  responded_at?: string | null;
  attendance?: readonly Pick<AttendanceStep, 'step' | 'date' | 'at'>[];
  running_late?: Pick<RunningLate, 'date' | 'minutes'> | null;
};

/** A closed job may have been completed before its planned end. */
type TrackedJob = JobTimes & { closed_state?: ClosedState | null };
type Around = { crew: readonly Pick<ProgressPerson, 'attendance'>[]; now: Date };

const minuteMs = 60_000;

/**
 * Progress of an invited or accepted person on the current day of a job. No one is waited for on a closed job. After a job
 * on which no one of the crew checked in, attendance was not recorded, and no one is called absent.
 */
export function getJobProgress(job: TrackedJob, person: ProgressPerson, { crew, now }: Around): Progress {
  const { created_at, responded_at, attendance = [] } = person;
  const invited = created_at ? { invited: created_at } : {};
  if (person.status !== InvitationStatus.accepted) return { step: 'invited', times: invited, lateness: null };
  const accepted = responded_at ? { accepted: responded_at } : {};
  const day = getWorkDay(job, now) ?? listWorkDays(job).at(-1) ?? job.date;
  const reported = attendance.filter(({ date }) => date === day);
  const times = Object.fromEntries(reported.map(({ step, at }) => [step, at]));
  return {
    step: reported.at(-1)?.step ?? 'accepted',
    times: { ...invited, ...accepted, ...times },
    lateness: getLateness(
      job,
      { day, arrivedAt: times.checked_in, announced: getAnnounced(person, day) },
      { crew, now },
    ),
  };
}

/** Minutes that a person announced for a day. */
function getAnnounced({ running_late }: ProgressPerson, day: string): number {
  return running_late?.date === day ? running_late.minutes : 0;
}

type Arrival = { day: string; arrivedAt: string | undefined; /** Minutes. */ announced: number };

function getLateness(job: TrackedJob, { day, arrivedAt, announced }: Arrival, { crew, now }: Around): Lateness | null {
  const late = (at: number) => Math.floor((at - getWindowEnd(job, day)) / minuteMs);
  if (arrivedAt !== undefined) {
    const minutes = late(Date.parse(arrivedAt));
    return minutes > 0 ? { kind: 'arrived', minutes } : null;
  }
  if (job.closed_state === 'cancelled') return null;
  if (job.closed_state === 'completed' || now.getTime() >= Date.parse(job.ends_at))
    return crew.some((each) => hasCheckedIn(each.attendance)) ? { kind: 'absent' } : null;
  const minutes = late(now.getTime());
  if (announced > 0 && minutes <= announced) return { kind: 'announced', minutes: announced };
  return minutes > 0 ? { kind: 'waited_for', minutes } : null;
}
