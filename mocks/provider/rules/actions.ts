import {
  type ActionRefusal,
  decideInvitation,
  decideJob,
  getJobMoment,
  hasCheckedIn,
  type InvitationAction,
  type InvitationFacts,
  type JobAction,
  type JobFacts,
} from '#domain/actions';
import type { ErrorCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../store/schema';
import { actionRefusalTexts as texts } from '../texts/refusals';
import { type Refusal, refuse } from './refusals';

type Job = Readonly<Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at'>>;
type Own = Readonly<Pick<InvitationRow, 'status' | 'attendance'>>;

/** `crew`: every invitation of the job. `now` in milliseconds since the epoch. */
function getJobFacts(job: Job & Pick<OrderRow, 'status'>, crew: readonly Own[], now: number): JobFacts {
  const hasAttendance = crew.some((each) => each.status === InvitationStatus.accepted && hasCheckedIn(each.attendance));
  return { ...getJobMoment(job, new Date(now)), status: job.status, hasAttendance };
}

function getInvitationFacts({ status, attendance }: Own, job: Job, now: number): InvitationFacts {
  return { ...getJobMoment(job, new Date(now)), status, hasAttendance: hasCheckedIn(attendance) };
}

/** Checks whether the table of actions (src/domain/actions.ts) allows this for a job. */
export function checkJob(
  action: JobAction,
  job: Job & Pick<OrderRow, 'status'>,
  crew: readonly Own[],
  now: number,
): Refusal | null {
  return refuseAction(decideJob(action, getJobFacts(job, crew, now)));
}

/** The same for an invitation. */
export function checkInvitation(action: InvitationAction, own: Own, job: Job, now: number): Refusal | null {
  return refuseAction(decideInvitation(action, getInvitationFacts(own, job, now)));
}

/** Checks whether a button for it is shown. */
export function canDo(action: InvitationAction, own: Own, job: Job, now: number): boolean {
  return decideInvitation(action, getInvitationFacts(own, job, now)) === null;
}

/** The refusal for a reason of the table; null for none. */
export function refuseAction(reason: ActionRefusal | null): Refusal | null {
  return reason && refuse.conflict(texts[reason], { code: codes[reason] ?? 'wrong_state' });
}

const codes: Partial<Record<ActionRefusal, ErrorCode>> = {
  jobOver: 'too_late',
  jobWorked: 'too_late',
  jobStarted: 'too_late',
  jobNotStarted: 'not_started',
  peopleInvited: 'has_crew',
};
