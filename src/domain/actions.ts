import type { AttendanceStep, ClosedState } from '#generated/model';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { hasCrew, isOpenInvitation } from './orders/statuses';

/*
 * Actions allowed on a job, an invitation, an application and a request to join, with the reasons for refusals. Screens
 * show their buttons by these rules, and the fake provider decides by them (docs/product.md, "Done work stays done").
 */

/** Reason an action is refused. */
export type ActionRefusal =
  | ('jobCompleted' | 'jobCanceled' | 'jobOver' | 'jobWorked' | 'jobStarted' | 'jobNotStarted')
  | ('crewCheckedIn' | 'memberCheckedIn' | 'youCheckedIn')
  | ('noOneInvited' | 'peopleInvited' | 'noOneAccepted')
  | ('alreadyAccepted' | 'invitationWithdrawn' | 'invitationAnswered' | 'notOnCrew' | 'rateLater')
  | 'applicationAnswered';
/** Reason a request to join is refused: what became of it. */
export type RequestRefusal = 'withdrawn' | 'declined' | 'joined';

/** When it is, for the job; null if the provider does not say when the job is. Then only the provider refuses by time. */
export type JobMoment = { closed: ClosedState | null; hasStarted: boolean | null; isOver: boolean | null };
/** `hasAttendance`: someone on the crew has checked in. */
export type JobFacts = JobMoment & { status: OrderStatus; hasAttendance: boolean };
/** `hasAttendance`: this person has checked in. `status` is null for someone on the crew of whom no more is known. */
export type InvitationFacts = JobMoment & { status: InvitationStatus | null; hasAttendance: boolean };
/** An application; `open` before the person decides, `declined` by the company. An accepted one has an invitation. */
export type ApplicationState = 'open' | 'applied' | 'passed' | 'accepted' | 'declined' | 'ended';

type Rule<Facts> = readonly [reason: ActionRefusal, refuses: (facts: Facts) => boolean];

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

const unclosed: readonly Rule<JobMoment>[] = [
  ['jobCompleted', ({ closed }) => closed === 'completed'],
  ['jobCanceled', ({ closed }) => closed === 'cancelled'],
];
const over: Rule<JobMoment> = ['jobOver', ({ isOver }) => isOver === true];

/** Work on a job: a crew that has begun, or that had its whole time for it. Only completing remains. */
const unworked: readonly Rule<JobFacts>[] = [
  ['crewCheckedIn', ({ hasAttendance }) => hasAttendance],
  ['jobWorked', (job) => job.isOver === true && hasCrew(job)],
];

const jobRules = {
  invite: [...unclosed, over],
  publishOffer: [...unclosed, ['jobStarted', ({ hasStarted }) => hasStarted === true]],
  moveJob: [...unclosed, ...unworked],
  cancelJob: [...unclosed, ...unworked, ['noOneInvited', ({ status }) => status === OrderStatus.notFormed]],
  deleteJob: [...unclosed, ...unworked, ['peopleInvited', ({ status }) => status !== OrderStatus.notFormed]],
  completeJob: [
    ...unclosed,
    ['noOneAccepted', (job) => !hasCrew(job)],
    ['jobNotStarted', ({ hasStarted }) => hasStarted === false],
  ],
} as const satisfies Record<string, readonly Rule<JobFacts>[]>;

const memberCheckedIn: Rule<InvitationFacts> = ['memberCheckedIn', ({ hasAttendance }) => hasAttendance];
const closedInvitation: Rule<InvitationFacts> = ['invitationAnswered', (own) => !isOpenInvitation(own)];
const withdrawn: Rule<InvitationFacts> = ['invitationWithdrawn', ({ status }) => status === cancelled];
const notAccepted = ({ status }: InvitationFacts) => status !== accepted;

const invitationRules = {
  // By the company.
  withdrawInvitation: [
    ...unclosed,
    closedInvitation,
    memberCheckedIn,
    ['jobWorked', ({ isOver, status }) => isOver === true && status === accepted],
  ],
  changeTerms: [...unclosed, closedInvitation, memberCheckedIn, ['jobWorked', ({ isOver }) => isOver === true]],
  // By the person.
  accept: [
    ...unclosed,
    withdrawn,
    ['alreadyAccepted', ({ status }) => status === accepted],
    over,
    ['jobStarted', ({ status, hasStarted }) => status === rejected && hasStarted === true],
  ],
  decline: [...unclosed, withdrawn, ['invitationAnswered', ({ status }) => status !== fresh]],
  withdraw: [
    ...unclosed,
    ['invitationAnswered', notAccepted],
    ['youCheckedIn', ({ hasAttendance }) => hasAttendance],
    over,
  ],
  reportStep: [...unclosed, ['notOnCrew', notAccepted]],
  rateCompany: [['rateLater', (own) => notAccepted(own) || own.closed !== 'completed']],
} as const satisfies Record<string, readonly Rule<InvitationFacts>[]>;

const applicationStates = {
  apply: ['open', 'passed'],
  pass: ['open'],
  withdrawApplication: ['applied', 'accepted'],
  acceptApplicant: ['applied'],
  declineApplicant: ['applied'],
  cancelApplicant: ['applied', 'accepted'],
} as const satisfies Record<string, readonly ApplicationState[]>;

const requestStates = {
  join: [fresh, rejected],
  declineToJoin: [fresh],
  cancelRequest: [fresh],
} as const satisfies Record<string, readonly InvitationStatus[]>;

export type JobAction = keyof typeof jobRules;
export type InvitationAction = keyof typeof invitationRules;
export type ApplicationAction = keyof typeof applicationStates;
export type RequestAction = keyof typeof requestStates;

/** Reason a job may not be changed this way; null if it may. */
export function decideJob(action: JobAction, facts: JobFacts): ActionRefusal | null {
  return findRefusal<JobFacts>(jobRules[action], facts);
}

/** The same for an invitation. */
export function decideInvitation(action: InvitationAction, facts: InvitationFacts): ActionRefusal | null {
  return findRefusal<InvitationFacts>(invitationRules[action], facts);
}

/**
 * The same for an application. Someone who was accepted leaves the crew by canceling or withdrawing it: that is decided
 * as for any invitation.
 */
export function decideApplication(action: ApplicationAction, state: ApplicationState): ActionRefusal | null {
  const states: readonly ApplicationState[] = applicationStates[action];
  return states.includes(state) ? null : 'applicationAnswered';
}

/** The same for a request to join a branch. */
export function decideRequest(action: RequestAction, status: InvitationStatus): RequestRefusal | null {
  const states: readonly InvitationStatus[] = requestStates[action];
  if (states.includes(status)) return null;
  if (status === cancelled) return 'withdrawn';
  return status === rejected ? 'declined' : 'joined';
}

function findRefusal<Facts>(rules: readonly Rule<Facts>[], facts: Facts): ActionRefusal | null {
  return rules.find(([, refuses]) => refuses(facts))?.[0] ?? null;
}

type Times = { closed_state: ClosedState | null; starts_at: string | null; latest_end_at: string | null };

export function getJobMoment({ closed_state, starts_at, latest_end_at }: Times, now: Date): JobMoment {
  const isPast = (instant: string | null) => (instant === null ? null : Date.parse(instant) <= now.getTime());
  return { closed: closed_state, hasStarted: isPast(starts_at), isOver: isPast(latest_end_at) };
}

/** A job as screens know it. A provider that does not count who checked in refuses what they then offer too much. */
export type ShownJob = Times & { status: OrderStatus; crew_summary: { checked_in?: number } | null };

/** Checks whether a screen offers an action on a job. */
export function canDoToJob(action: JobAction, { status, crew_summary, ...times }: ShownJob, now: Date): boolean {
  const hasAttendance = (crew_summary?.checked_in ?? 0) > 0;
  return decideJob(action, { ...getJobMoment(times, now), status, hasAttendance }) === null;
}

type ShownInvitation = { status: InvitationStatus | null; attendance?: readonly Pick<AttendanceStep, 'step'>[] };

/** Checks whether a screen offers an action on someone's invitation. */
export function canDoToInvitation(action: InvitationAction, own: ShownInvitation, job: Times, now: Date): boolean {
  const { status, attendance } = own;
  return (
    decideInvitation(action, { ...getJobMoment(job, now), status, hasAttendance: hasCheckedIn(attendance) }) === null
  );
}

/** Being on the way is not yet work. */
export function hasCheckedIn(attendance: readonly Pick<AttendanceStep, 'step'>[] = []): boolean {
  return attendance.some(({ step }) => step !== 'on_my_way');
}
