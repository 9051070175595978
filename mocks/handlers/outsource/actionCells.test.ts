// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { hired, type Offered } from '../../../tests/kit/offers';
import { type Answer, getField, testMoment, testWorld } from '../../../tests/kit/world';
import { type ApplicationAction, type ApplicationState, decideApplication } from '#domain/actions';
import type { AttendanceStep } from '#generated/model';
import { InvitationStatus, OfferStatus, PositionCode } from '#generated/model/codes';
import type { OfferApplicationRow } from '../../db/schema';
import { getTimes } from '../../rules/orders/orderColumns';
import { actionRefusalTexts as english } from '../../texts/refusals.en';
import type { World } from '../../world';

let world: World;
let ids: Offered;
let hiredRow: OfferApplicationRow;

beforeAll(async () => {
  world = testWorld({ scenario: 'empty' });
  ids = await hired(world);
  hiredRow = world.tables.offerApplication.require(ids.applicationId);
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

type Cell = { date: string; checkedIn: boolean; closed: 'completed' | 'cancelled' | null };

/** An application in a state, of a job at a time. The offer takes answers. */
function put(state: ApplicationState, { date, checkedIn, closed }: Cell): void {
  const { tables } = world;
  const times = { date, end_date: null, arrival_window: '07:00 - 08:00', estimated_hours: 6 };
  const step: AttendanceStep = { step: 'checked_in', date, at: testMoment, miles_away: null };
  const invitationId = hiredRow.invitation_id ?? 0;
  world.change(() => {
    tables.order.update(ids.orderId, {
      ...times,
      ...getTimes({ timezone: 'America/Phoenix' }, times),
      closed_state: closed,
    });
    tables.invitation.update(invitationId, {
      status: state === 'accepted' ? accepted : cancelled,
      attendance: checkedIn ? [step] : [],
      ...(state === 'accepted'
        ? { reason: null, cancelled_by: null, late_cancel: false }
        : { reason: 'other', cancelled_by: 'company' }),
    });
    tables.offer.update(ids.offerId, { status: OfferStatus.open, apply_by: '2026-11-21T16:00:00Z', closed_at: null });
    tables.offerApplication.update(ids.applicationId, { ...hiredRow, ...states[state] });
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

const describeAnswer = ({ status, body: answer }: Answer) =>
  status < 300 ? 'done' : `${status} ${String(getField(answer, 'message'))}`;

const ahead: Cell = { date: '2026-11-22', checkedIn: false, closed: null };

it.each(calls)('%s: an application in every state', async (action, send) => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const state of ['open', 'applied', 'passed', 'accepted', 'declined', 'ended'] as const) {
    put(state, ahead);
    found[state] = describeAnswer(await send());
    const refusal = decideApplication(action, state);
    expected[state] = refusal ? `409 ${english[refusal]}` : 'done';
  }
  expect(found).toEqual(expected);
});

describe('someone who was accepted through an offer', () => {
  it.each<[string, Cell, leaves: string, isTakenOff: string]>([
    ['before the job', ahead, 'done', 'done'],
    ['during the job', { ...ahead, date: '2026-11-21' }, 'done', 'done'],
    ['after the job', { ...ahead, date: '2026-11-19' }, `409 ${english.jobOver}`, `409 ${english.jobWorked}`],
    [
      'who has checked in',
      { ...ahead, date: '2026-11-21', checkedIn: true },
      `409 ${english.youCheckedIn}`,
      `409 ${english.memberCheckedIn}`,
    ],
    [
      'of a completed job',
      { ...ahead, date: '2026-11-19', closed: 'completed' },
      `409 ${english.jobCompleted}`,
      `409 ${english.jobCompleted}`,
    ],
    [
      'of a canceled job',
      { ...ahead, closed: 'cancelled' },
      `409 ${english.jobCanceled}`,
      `409 ${english.jobCanceled}`,
    ],
  ])('%s', async (_, cell, leaves, isTakenOff) => {
    put('accepted', cell);
    expect(describeAnswer(await as('marcus', world, 'withdrawApplication', { params: params(), body }))).toBe(leaves);
    put('accepted', cell);
    expect(describeAnswer(await as('priya', world, 'cancelApplication', { params: params(), body }))).toBe(isTakenOff);
  });

  it.each([
    [ahead, ['withdraw'], ['cancel']],
    [{ ...ahead, date: '2026-11-21', checkedIn: true }, [], []],
  ])('has the buttons for it only while it is possible', async (cell, own, office) => {
    put('accepted', cell);
    const mine = await as('marcus', world, 'getHelperOffer', { params: params() });
    expect(getField(getField(mine.body, 'data'), 'actions')).toEqual(own);
    const query = '?per_page=10';
    const theirs = await as('priya', world, 'getOfferApplications', { params: params(), query });
    expect(JSON.stringify(theirs.body)).toContain(`"actions":${JSON.stringify(office)}`);
  });
});
