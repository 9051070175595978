// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import {
  type ApplicationState,
  canDoToInvitation,
  canDoToJob,
  decideApplication,
  decideInvitation,
  decideJob,
  decideRequest,
  getJobMoment,
  hasCheckedIn,
  type InvitationAction,
  type JobAction,
} from './actions';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const { notFormed, pending, formed } = OrderStatus;

const ahead = { closed: null, hasStarted: false, isOver: false };
const running = { ...ahead, hasStarted: true };
const past = { ...running, isOver: true };
const moments = [ahead, running, past];

/** Before the start, during the job and after its end; then the same once someone has checked in. */
describe('a job with a crew', () => {
  it.each<[JobAction, (string | null)[], (string | null)[]]>([
    ['invite', [null, null, 'jobOver'], [null, null, 'jobOver']],
    ['publishOffer', [null, 'jobStarted', 'jobStarted'], [null, 'jobStarted', 'jobStarted']],
    ['moveJob', [null, null, 'jobWorked'], ['crewCheckedIn', 'crewCheckedIn', 'crewCheckedIn']],
    ['cancelJob', [null, null, 'jobWorked'], ['crewCheckedIn', 'crewCheckedIn', 'crewCheckedIn']],
    ['deleteJob', ['peopleInvited', 'peopleInvited', 'jobWorked'], ['crewCheckedIn', 'crewCheckedIn', 'crewCheckedIn']],
    ['completeJob', ['jobNotStarted', null, null], ['jobNotStarted', null, null]],
  ])('%s', (action, before, after) => {
    const decideAll = (hasAttendance: boolean) =>
      moments.map((moment) => decideJob(action, { ...moment, status: formed, hasAttendance }));
    expect(decideAll(false)).toEqual(before);
    expect(decideAll(true)).toEqual(after);
  });
});

it.each<[JobAction, string | null, string | null]>([
  ['invite', 'jobOver', 'jobOver'],
  ['moveJob', null, null],
  ['cancelJob', 'noOneInvited', null],
  ['deleteJob', null, 'peopleInvited'],
  ['completeJob', 'noOneAccepted', 'noOneAccepted'],
])('a job that is over and that no one accepted, not asked and asked: %s', (action, notAsked, askedOnly) => {
  const decide = (status: OrderStatus) => decideJob(action, { ...past, status, hasAttendance: false });
  expect([decide(notFormed), decide(pending)]).toEqual([notAsked, askedOnly]);
});

it.each<JobAction>(['invite', 'publishOffer', 'moveJob', 'cancelJob', 'deleteJob', 'completeJob'])(
  'a closed job allows no %s',
  (action) => {
    const facts = { ...past, status: formed, hasAttendance: true };
    expect(decideJob(action, { ...facts, closed: 'completed' })).toBe('jobCompleted');
    expect(decideJob(action, { ...facts, closed: 'cancelled' })).toBe('jobCanceled');
  },
);

/** Before the start, during the job and after its end. */
describe('an invitation', () => {
  const answered = Array.from({ length: 3 }, () => 'invitationAnswered');
  const free = [null, null, null];
  it.each<[InvitationAction, Record<'new' | 'accepted' | 'checkedIn' | 'rejected' | 'cancelled', (string | null)[]>]>([
    [
      'withdrawInvitation',
      {
        new: free,
        accepted: [null, null, 'jobWorked'],
        checkedIn: ['memberCheckedIn', 'memberCheckedIn', 'memberCheckedIn'],
        rejected: answered,
        cancelled: answered,
      },
    ],
    [
      'changeTerms',
      {
        new: [null, null, 'jobWorked'],
        accepted: [null, null, 'jobWorked'],
        checkedIn: ['memberCheckedIn', 'memberCheckedIn', 'memberCheckedIn'],
        rejected: answered,
        cancelled: answered,
      },
    ],
    [
      'accept',
      {
        new: [null, null, 'jobOver'],
        accepted: ['alreadyAccepted', 'alreadyAccepted', 'alreadyAccepted'],
        checkedIn: ['alreadyAccepted', 'alreadyAccepted', 'alreadyAccepted'],
        rejected: [null, 'jobStarted', 'jobOver'],
        cancelled: ['invitationWithdrawn', 'invitationWithdrawn', 'invitationWithdrawn'],
      },
    ],
    [
      'decline',
      {
        new: free,
        accepted: answered,
        checkedIn: answered,
        rejected: answered,
        cancelled: ['invitationWithdrawn', 'invitationWithdrawn', 'invitationWithdrawn'],
      },
    ],
    [
      'withdraw',
      {
        new: answered,
        accepted: [null, null, 'jobOver'],
        checkedIn: ['youCheckedIn', 'youCheckedIn', 'youCheckedIn'],
        rejected: answered,
        cancelled: answered,
      },
    ],
  ])('%s', (action, expected) => {
    const decideAll = (status: InvitationStatus, hasAttendance = false) =>
      moments.map((moment) => decideInvitation(action, { ...moment, status, hasAttendance }));
    expect({
      new: decideAll(fresh),
      accepted: decideAll(accepted),
      checkedIn: decideAll(accepted, true),
      rejected: decideAll(rejected),
      cancelled: decideAll(cancelled),
    }).toEqual(expected);
  });

  it.each<InvitationAction>(['withdrawInvitation', 'changeTerms', 'accept', 'decline', 'withdraw', 'reportStep'])(
    'an invitation to a closed job allows no %s',
    (action) => {
      const facts = { ...past, status: accepted, hasAttendance: false };
      expect(decideInvitation(action, { ...facts, closed: 'completed' })).toBe('jobCompleted');
      expect(decideInvitation(action, { ...facts, closed: 'cancelled' })).toBe('jobCanceled');
    },
  );

  it('reports attendance and rates the company only for someone who accepted', () => {
    const facts = { ...past, hasAttendance: false };
    expect(decideInvitation('reportStep', { ...facts, status: fresh })).toBe('notOnCrew');
    expect(decideInvitation('reportStep', { ...facts, status: accepted })).toBeNull();
    expect(decideInvitation('rateCompany', { ...facts, status: accepted })).toBe('rateLater');
    expect(decideInvitation('rateCompany', { ...facts, closed: 'completed', status: accepted })).toBeNull();
  });
});

it('an application is answered once, and left by whoever was accepted', () => {
  const states: ApplicationState[] = ['open', 'applied', 'passed', 'accepted', 'declined', 'ended'];
  const allowed = (action: Parameters<typeof decideApplication>[0]) =>
    states.filter((state) => decideApplication(action, state) === null);
  expect(allowed('apply')).toEqual(['open', 'passed']);
  expect(allowed('pass')).toEqual(['open']);
  expect(allowed('withdrawApplication')).toEqual(['applied', 'accepted']);
  expect(allowed('acceptApplicant')).toEqual(['applied']);
  expect(allowed('declineApplicant')).toEqual(['applied']);
  expect(allowed('cancelApplicant')).toEqual(['applied', 'accepted']);
});

it('a request to join can be joined after declining, and says what became of it', () => {
  const all = [fresh, accepted, rejected, cancelled];
  const decideAll = (action: Parameters<typeof decideRequest>[0]) => all.map((status) => decideRequest(action, status));
  expect(decideAll('join')).toEqual([null, 'joined', null, 'withdrawn']);
  expect(decideAll('declineToJoin')).toEqual([null, 'joined', 'declined', 'withdrawn']);
  expect(decideAll('cancelRequest')).toEqual([null, 'joined', 'declined', 'withdrawn']);
});

it('the start and the end belong to the time after them', () => {
  const job = { closed_state: null, starts_at: '2026-11-28T15:00:00Z', latest_end_at: '2026-11-28T23:30:00Z' };
  const at = (time: string) => getJobMoment(job, new Date(time));
  expect(at('2026-11-28T14:59:59Z')).toEqual(ahead);
  expect(at('2026-11-28T15:00:00Z')).toEqual(running);
  expect(at('2026-11-28T23:30:00Z')).toEqual(past);
});

it('a job without times, crew and statuses can be completed, staffed and changed: only the provider refuses', () => {
  const job = { closed_state: null, starts_at: null, latest_end_at: null, status: formed, crew_summary: null };
  const now = new Date('2026-11-28T15:00:00Z');
  const allowed = (['invite', 'publishOffer', 'moveJob', 'cancelJob', 'completeJob'] as const).filter((action) =>
    canDoToJob(action, job, now),
  );
  expect(allowed).toEqual(['invite', 'publishOffer', 'moveJob', 'cancelJob', 'completeJob']);
  expect(canDoToJob('completeJob', { ...job, status: OrderStatus.pending }, now)).toBe(false);
  expect(canDoToInvitation('withdrawInvitation', { status: null }, job, now)).toBe(true);
});

it('being on the way is not yet work', () => {
  expect(hasCheckedIn([{ step: 'on_my_way' }])).toBe(false);
  expect(hasCheckedIn([{ step: 'on_my_way' }, { step: 'checked_in' }])).toBe(true);
  expect(hasCheckedIn()).toBe(false);
});
