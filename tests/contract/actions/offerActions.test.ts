// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import type { ApplicationAction, ApplicationState } from '#domain/actions';
import type { AttendanceStep } from '#generated/model';
import { InvitationStatus, OfferStatus, PositionCode } from '#generated/model/codes';
import { deriveColumns } from '../../../mocks/orders/rules/orderColumns';
import type { OfferApplicationRow, OfferRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { hired, type Offered } from '../../kit/offers';
import { as } from '../../kit/operations';
import { type Answer, getField, testMoment, testWorld } from '../../kit/world';
import { describeAnswer } from './cells';

let world: World;
let ids: Offered;
let hiredRow: OfferApplicationRow;
let offerRow: OfferRow;

beforeAll(async () => {
  world = testWorld({ scenario: 'empty' });
  ids = await hired(world);
  hiredRow = world.tables.offerApplication.require(ids.applicationId);
  offerRow = world.tables.offer.require(ids.offerId);
});

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const undecided = { status: fresh, decided_at: null, decided_by_id: null, invitation_id: null } as const;
const states: Record<ApplicationState, Partial<OfferApplicationRow>> = {
  open: { ...undecided, applied_at: null },
  applied: undecided,
  passed: { ...undecided, status: rejected, applied_at: null, decided_at: testMoment, reason: 'too_far' },
  accepted: {},
  declined: { status: rejected, invitation_id: null, reason: 'other' },
  ended: { status: cancelled, invitation_id: null, reason: 'offer_closed', cancelled_by: 'company' },
};

type Cell = { date: string; checkedIn?: boolean; closed?: 'completed' | 'cancelled' };

const moments = {
  ahead: { date: '2026-11-22' },
  running: { date: '2026-11-21' },
  over: { date: '2026-11-19' },
  checkedIn: { date: '2026-11-21', checkedIn: true },
  completed: { date: '2026-11-19', closed: 'completed' },
  canceled: { date: '2026-11-22', closed: 'cancelled' },
} as const satisfies Record<string, Cell>;

/** An application in a state, of a job at a time. The offer takes answers. */
function put(state: ApplicationState, { date, checkedIn, closed }: Cell): void {
  const { tables } = world;
  const times = { date, end_date: null, arrival_window: '07:00 - 08:00', estimated_hours: 6 };
  const step: AttendanceStep = { step: 'checked_in', date, at: testMoment, miles_away: null };
  const invitationId = hiredRow.invitation_id ?? 0;
  world.change(() => {
    for (const { id } of tables.invitation.by('order', ids.orderId)) {
      if (id !== invitationId) tables.invitation.remove(id);
    }
    tables.order.update(ids.orderId, (row) => ({
      ...times,
      ...deriveColumns({ timezone: 'America/Phoenix' }, { ...row, ...times }),
      closed_state: closed ?? null,
    }));
    tables.invitation.update(invitationId, {
      status: state === 'accepted' ? accepted : cancelled,
      attendance: checkedIn ? [step] : [],
      ...(state === 'accepted'
        ? { reason: null, cancelled_by: null, late_cancel: false }
        : { reason: 'other', cancelled_by: 'company' }),
    });
    for (const { id } of tables.offerApplication.by('offer', ids.offerId)) tables.offerApplication.remove(id);
    for (const { id } of tables.offer.by('order', ids.orderId)) tables.offer.remove(id);
    tables.offer.insert({
      ...offerRow,
      status: OfferStatus.open,
      apply_by: '2026-11-21T16:00:00Z',
      closed_at: null,
    });
    tables.offerApplication.insert({ ...hiredRow, ...states[state] });
  });
}

const params = () => ({ applicationId: ids.applicationId, offerId: ids.offerId });
const body = { reason: 'other' };
const calls: [ApplicationAction, () => Promise<Answer>][] = [
  ['apply', () => as('marcus', world, 'applyForOffer', { params: params(), body: { position: PositionCode.helper } })],
  ['pass', () => as('marcus', world, 'passOffer', { params: params(), body: { reason: 'too_far' } })],
  [
    'withdrawApplication',
    () => as('marcus', world, 'withdrawApplication', { params: params(), body: { reason: 'sick' } }),
  ],
  ['acceptApplicant', () => as('priya', world, 'acceptApplication', { params: params(), body: {} })],
  ['declineApplicant', () => as('priya', world, 'rejectApplication', { params: params(), body })],
  ['cancelApplicant', () => as('priya', world, 'cancelApplication', { params: params(), body })],
];

type Answers = Readonly<Record<keyof typeof moments, string>>;

const done = 'done';
const over = '409 This job is over.';
const completed = '409 This job is completed.';
const canceled = '409 This job is canceled.';
const answered = '409 This application can no longer be changed.';
const unavailable = '409 Marcus can’t be accepted for this job now.';

const all = (text: string): Answers => ({
  ahead: text,
  running: text,
  over: text,
  checkedIn: text,
  completed: text,
  canceled: text,
});
const applying: Answers = { ...all(done), over, completed, canceled };
const nothing = all(answered);

/** The table as written down, without the rules that decide. Only someone who was accepted can have checked in. */
const expected: Record<ApplicationAction, Record<ApplicationState, Answers>> = {
  apply: { open: applying, passed: applying, applied: nothing, accepted: nothing, declined: nothing, ended: nothing },
  pass: { open: all(done), passed: nothing, applied: nothing, accepted: nothing, declined: nothing, ended: nothing },
  withdrawApplication: {
    open: nothing,
    passed: nothing,
    applied: all(done),
    accepted: {
      ...all(done),
      over,
      checkedIn: '409 You checked in to this job. Ask the company if something is wrong.',
      completed,
      canceled,
    },
    declined: nothing,
    ended: nothing,
  },
  acceptApplicant: {
    open: nothing,
    passed: nothing,
    applied: { ...all(done), over, completed: unavailable, canceled: unavailable },
    accepted: nothing,
    declined: nothing,
    ended: nothing,
  },
  declineApplicant: {
    open: nothing,
    passed: nothing,
    applied: all(done),
    accepted: nothing,
    declined: nothing,
    ended: nothing,
  },
  cancelApplicant: {
    open: nothing,
    passed: nothing,
    applied: all(done),
    accepted: {
      ...all(done),
      over: '409 This job is over. Complete it, and mark anyone who didn’t show up.',
      checkedIn: '409 This person has checked in. Complete the job instead.',
      completed,
      canceled,
    },
    declined: nothing,
    ended: nothing,
  },
};

const applicationStates = Object.keys(states) as ApplicationState[];
const momentNames = Object.keys(moments) as (keyof typeof moments)[];

it.each(calls)('%s is answered as the table says in every state', async (action, send) => {
  const found: Record<string, object> = {};
  for (const state of applicationStates) {
    const answers: Record<string, string> = {};
    for (const moment of momentNames) {
      put(state, moments[moment]);
      answers[moment] = describeAnswer(await send());
    }
    found[state] = answers;
  }
  expect(found).toEqual(expected[action]);
});

const offerStates = ['open', 'filled', 'closed', 'expired', 'cancelled'] as const;
type OfferState = (typeof offerStates)[number];

const ended = all('409 This offer is no longer open.');
const ending = { open: all(done), filled: ended, closed: ended, expired: ended, cancelled: ended };
const started = '409 This job has already started.';
const late = { running: started, over: started, checkedIn: started, completed, canceled } as const;
const repeating: Answers = { ahead: done, ...late };
const repeatingOpen: Answers = { ahead: '409 This job already has an open offer.', ...late };

const offerBodies = {
  updateOffer: { version: 1, message: 'Bring gloves' },
  closeOffer: {},
  deleteOffer: {},
  repeatOffer: {},
} as const;

/** The office's calls about an offer whose job still has an open slot, by the state of the offer. */
const offerCalls: Record<keyof typeof offerBodies, Record<OfferState, Answers>> = {
  updateOffer: ending,
  closeOffer: ending,
  deleteOffer: { open: all(done), filled: all(done), closed: all(done), expired: all(done), cancelled: all(done) },
  repeatOffer: { open: repeatingOpen, filled: repeating, closed: repeating, expired: repeating, cancelled: repeating },
};
const offerCallNames = Object.keys(offerBodies) as (keyof typeof offerBodies)[];

it.each(offerCallNames)('%s is answered as the table says in every state of the offer', async (name) => {
  const found: Record<string, object> = {};
  for (const state of offerStates) {
    const answers: Record<string, string> = {};
    for (const moment of momentNames) {
      put('applied', moments[moment]);
      putOffer(state);
      answers[moment] = describeAnswer(await as('priya', world, name, { params: params(), body: offerBodies[name] }));
    }
    found[state] = answers;
  }
  expect(found).toEqual(offerCalls[name]);
});

function putOffer(state: OfferState): void {
  const closed_at = state === 'open' ? null : testMoment;
  world.change(() => world.tables.offer.update(ids.offerId, { status: OfferStatus[state], closed_at, version: 1 }));
}

it.each([
  ['before the job', moments.ahead, ['withdraw'], ['cancel']],
  ['who has checked in', moments.checkedIn, [], []],
])('shows the buttons for someone who was accepted, %s', async (_, cell, own, office) => {
  put('accepted', cell);
  const mine = await as('marcus', world, 'getHelperOffer', { params: params() });
  expect(getField(getField(mine.body, 'data'), 'actions')).toEqual(own);
  const query = '?per_page=10';
  const theirs = await as('priya', world, 'getOfferApplications', { params: params(), query });
  expect(JSON.stringify(theirs.body)).toContain(`"actions":${JSON.stringify(office)}`);
});
