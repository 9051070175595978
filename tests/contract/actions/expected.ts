import type { Cell, invitationCalls, jobCalls } from './cells';

/*
 * The table of actions as written down, without the rules that decide: each call by the state of the invitation, before,
 * during and after the job. "done", or the sentence the caller reads.
 */

const done = 'done';
const completed = '409 This job is completed.';
const canceled = '409 This job is canceled.';
const over = '409 This job is over.';
const worked = '409 This job is over. Complete it, and mark anyone who didn’t show up.';
const started = '409 This job has already started.';
const notStarted = '409 This job has not started yet.';
const crewCheckedIn = '409 The crew has checked in. Complete the job instead.';
const checkedIn = '409 This person has checked in. Complete the job instead.';
const youCheckedIn = '409 You checked in to this job. Ask the company if something is wrong.';
const noOneInvited = '409 No one is invited to this job. Delete it instead.';
const peopleInvited = '409 People were invited to this job. Cancel it instead.';
const noOneAccepted = '409 No one has accepted this job.';
const alreadyAccepted = '409 You already accepted this job.';
const withdrawn = '409 This invitation was withdrawn.';
const answered = '409 This invitation can no longer be changed.';
const notOpen = '422 This invitation is no longer open';
const notOnCrew = '409 You are not on this crew.';
const tooEarly = '409 It is too early for that.';
const reported = '409 This was already reported.';
const checkInFirst = '409 Check in first.';
const notCompleted = '409 Only a completed job can be reopened.';
const rateLater = '409 You can rate the company when the job is completed.';

type Moments = readonly [ahead: string, running: string, over: string];
type Row<State extends Cell['invitation']> = Record<State, Moments>;
type JobRow = Row<Cell['invitation']>;
type InvitationRow = Row<Exclude<Cell['invitation'], 'none'>>;

const always = (sentence: string): Moments => [sentence, sentence, sentence];

const inviting: JobRow = {
  none: [done, done, over],
  new: [done, done, over],
  accepted: [done, done, over],
  checkedIn: [done, done, over],
  rejected: [done, done, over],
  cancelled: [done, done, over],
};

const moving: JobRow = {
  none: always(done),
  new: always(done),
  accepted: [done, done, worked],
  checkedIn: always(crewCheckedIn),
  rejected: always(done),
  cancelled: always(done),
};

/** A job that is neither completed nor canceled. */
const openJob: Record<keyof typeof jobCalls, JobRow> = {
  inviteEmployee: inviting,
  'editInvitations: add': inviting,
  checkMove: moving,
  'updateOrder: move': moving,
  cancelOrder: {
    none: always(noOneInvited),
    new: always(done),
    accepted: [done, done, worked],
    checkedIn: always(crewCheckedIn),
    rejected: always(noOneInvited),
    cancelled: always(noOneInvited),
  },
  deleteOrder: {
    none: always(done),
    new: always(peopleInvited),
    accepted: [peopleInvited, peopleInvited, worked],
    checkedIn: always(crewCheckedIn),
    rejected: always(done),
    cancelled: always(done),
  },
  completeOrder: {
    none: always(noOneAccepted),
    new: always(noOneAccepted),
    accepted: [notStarted, done, done],
    checkedIn: [notStarted, done, done],
    rejected: always(noOneAccepted),
    cancelled: always(noOneAccepted),
  },
  reopenOrder: {
    none: always(notCompleted),
    new: always(notCompleted),
    accepted: always(notCompleted),
    checkedIn: always(notCompleted),
    rejected: always(notCompleted),
    cancelled: always(notCompleted),
  },
  createOffer: {
    none: [done, started, started],
    new: [done, started, started],
    accepted: [done, started, started],
    checkedIn: [done, started, started],
    rejected: [done, started, started],
    cancelled: [done, started, started],
  },
};

/** An invitation to such a job. */
const openInvitation: Record<keyof typeof invitationCalls, InvitationRow> = {
  cancelInvitationByCompany: {
    new: always(done),
    accepted: [done, done, worked],
    checkedIn: always(checkedIn),
    rejected: always(answered),
    cancelled: always(answered),
  },
  'editInvitations: cancel': {
    new: always(done),
    accepted: [done, done, worked],
    checkedIn: always(checkedIn),
    rejected: always(notOpen),
    cancelled: always(notOpen),
  },
  'editInvitations: rate': {
    new: [done, done, worked],
    accepted: [done, done, worked],
    checkedIn: always(checkedIn),
    rejected: always(notOpen),
    cancelled: always(notOpen),
  },
  acceptInvitation: {
    new: [done, done, over],
    accepted: always(alreadyAccepted),
    checkedIn: always(alreadyAccepted),
    rejected: [done, started, over],
    cancelled: always(withdrawn),
  },
  rejectInvitation: {
    new: always(done),
    accepted: always(answered),
    checkedIn: always(answered),
    rejected: always(answered),
    cancelled: always(withdrawn),
  },
  cancelInvitationByHelper: {
    new: always(answered),
    accepted: [done, done, over],
    checkedIn: always(youCheckedIn),
    rejected: always(answered),
    cancelled: always(answered),
  },
  reportOnMyWay: {
    new: always(notOnCrew),
    accepted: [tooEarly, done, over],
    checkedIn: [tooEarly, reported, over],
    rejected: always(notOnCrew),
    cancelled: always(notOnCrew),
  },
  reportRunningLate: {
    new: always(notOnCrew),
    accepted: [tooEarly, done, over],
    checkedIn: [tooEarly, reported, over],
    rejected: always(notOnCrew),
    cancelled: always(notOnCrew),
  },
  checkIn: {
    new: always(notOnCrew),
    accepted: [tooEarly, done, over],
    checkedIn: [tooEarly, reported, over],
    rejected: always(notOnCrew),
    cancelled: always(notOnCrew),
  },
  checkOut: {
    new: always(notOnCrew),
    accepted: [tooEarly, checkInFirst, over],
    checkedIn: [tooEarly, done, over],
    rejected: always(notOnCrew),
    cancelled: always(notOnCrew),
  },
  rateCompany: {
    new: always(rateLater),
    accepted: always(rateLater),
    checkedIn: always(rateLater),
    rejected: always(rateLater),
    cancelled: always(rateLater),
  },
};

export type CallName = keyof typeof jobCalls | keyof typeof invitationCalls;

/** The expected answer of a cell; undefined for a call about an invitation that does not exist. */
export function getExpected(name: CallName, { when, invitation, closed }: Cell): string | undefined {
  const rows: Partial<JobRow> = { ...openJob, ...openInvitation }[name];
  const moments = rows[invitation];
  if (moments === undefined) return undefined;
  if (closed === null) return moments[(['ahead', 'running', 'over'] as const).indexOf(when)];
  if (name === 'rateCompany') return closed === 'completed' && wasOnCrew.has(invitation) ? done : rateLater;
  if (name === 'reopenOrder') return closed === 'completed' ? done : notCompleted;
  return closed === 'completed' ? completed : canceled;
}

const wasOnCrew: ReadonlySet<Cell['invitation']> = new Set(['accepted', 'checkedIn'] as const);
