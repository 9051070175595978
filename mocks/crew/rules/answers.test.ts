// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AttendanceStep } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { describeDecision } from '../../../tests/kit/refusals';
import { hourMs } from '../../provider/time/clock';
import {
  type AcceptFacts,
  checkAccept,
  checkAnswer,
  decideLate,
  decideStep,
  decideStepTime,
  listStepActions,
  type Step,
  findList,
  listActions,
} from './answers';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const { helper, driver } = PositionCode;
const own = { id: 1, user_id: 7, position: helper, status: fresh, reason: null, attendance: [] };
const facts: AcceptFacts = {
  order: {
    closed_state: null,
    starts_at: '2026-11-28T15:00:00Z',
    latest_end_at: '2026-11-28T23:30:00Z',
    crew_requirements: [{ position: helper, count: 1 }],
  },
  crew: [own],
  clash: undefined,
  weekHours: 40,
  now: Date.parse('2026-11-21T15:00:00Z'),
};
const started = { ...facts.order, starts_at: '2026-11-21T15:00:00Z' };
const clash = { kind: 'order', id: 1030, label: 'Job #1030' } as const;
const other = { id: 2, user_id: 8, position: helper, status: accepted };

describe('a person accepts', () => {
  it.each([
    ['a new invitation', {}, {}, null],
    ['after saying no', { status: rejected }, {}, null],
    [
      'after saying no, once the job has started',
      { status: rejected },
      { order: started },
      'conflict too_late: This job has already started.',
    ],
    ['a new one, once the job has started', {}, { order: started }, null],
    ['a second time', { status: accepted }, {}, 'conflict wrong_state: You already accepted this job.'],
    [
      'after it expired',
      { status: cancelled, reason: 'expired' },
      {},
      'gone invitation_expired: This invitation has expired.',
    ],
    [
      'after the position was filled',
      { status: cancelled, reason: 'position_filled' },
      {},
      'conflict position_filled: Another helper took this position.',
    ],
    [
      'after it was taken back',
      { status: cancelled, reason: 'mistake' },
      {},
      'conflict wrong_state: This invitation was withdrawn.',
    ],
    [
      'when the job is over',
      {},
      { order: { ...facts.order, closed_state: 'completed' } },
      'conflict wrong_state: This job is completed.',
    ],
    [
      'the older of two invitations',
      { status: rejected },
      {
        crew: [
          { ...own, status: rejected },
          { ...own, id: 2 },
        ],
      },
      'conflict wrong_state: You were invited to this job again. Reply to that invitation.',
    ],
    [
      'a position that is not needed',
      { position: driver },
      {},
      'conflict wrong_state: This position is no longer needed.',
    ],
    ['second', {}, { crew: [own, other] }, 'conflict position_filled: Another helper took this position.'],
    ['while working elsewhere', {}, { clash }, 'conflict hard_conflict: You already work at that time.'],
    ['with a full week', {}, { weekHours: 60 }, null],
    [
      'with more than a week allows',
      {},
      { weekHours: 60.5 },
      'conflict weekly_limit: You would work 60.5 hr that week. The limit is 60.',
    ],
  ] as const)('%s', (_name, change, more, expected) => {
    expect(describeDecision(checkAccept({ ...own, ...change }, { ...facts, ...more }))).toBe(expected);
  });
});

it('a person who declines an expired invitation reads how it ended', () => {
  const expired = { status: cancelled, reason: 'expired', attendance: [] };
  const decision = checkAnswer('decline', expired, facts.order, facts.now);
  expect(describeDecision(decision)).toBe('gone invitation_expired: This invitation has expired.');
});

/** Two days in Phoenix from 8 AM, six hours each, with an arrival window of two hours. */
const zone = 'America/Phoenix';
const days = ['2026-11-28', '2026-11-29'].map((date) => {
  const startsAt = Date.parse(`${date}T15:00:00Z`);
  return { startsAt, windowEndsAt: startsAt + 2 * hourMs, hours: 6 };
});
const open = { closed_state: null, starts_at: '2026-11-28T15:00:00Z', latest_end_at: '2026-11-29T23:00:00Z' };
const at = (time: string) => Date.parse(`${time}Z`);
const did = (...steps: Step[]): AttendanceStep[] =>
  steps.map((step, index) => ({ step, date: '2026-11-28', at: `2026-11-28T1${4 + index}:00:00Z`, miles_away: null }));
const crew = (attendance: AttendanceStep[] = []) => ({ status: InvitationStatus.accepted, attendance });

describe('a step on the day of a job', () => {
  it.each([
    ['on the way, four hours before', crew(), 'on_my_way', '2026-11-28T11:00:00', '2026-11-28'],
    ['on the way, earlier', crew(), 'on_my_way', '2026-11-28T10:59:00', 'conflict not_started'],
    ['arrives two hours before', crew(), 'checked_in', '2026-11-28T13:00:00', '2026-11-28'],
    ['arrives earlier', crew(), 'checked_in', '2026-11-28T12:59:00', 'conflict not_started'],
    ['arrives after being on the way', crew(did('on_my_way')), 'checked_in', '2026-11-28T15:10:00', '2026-11-28'],
    ['arrives twice', crew(did('checked_in')), 'checked_in', '2026-11-28T15:10:00', 'conflict wrong_state'],
    ['leaves home after arriving', crew(did('checked_in')), 'on_my_way', '2026-11-28T15:10:00', 'conflict wrong_state'],
    ['done', crew(did('checked_in')), 'checked_out', '2026-11-28T22:00:00', '2026-11-28'],
    ['done before arriving', crew(), 'checked_out', '2026-11-28T22:00:00', 'conflict wrong_state'],
    [
      'done earlier than arrived',
      crew(did('on_my_way', 'checked_in')),
      'checked_out',
      '2026-11-28T14:30:00',
      'invalid',
    ],
    [
      'arrives on the second day',
      crew(did('checked_in', 'checked_out')),
      'checked_in',
      '2026-11-29T15:00:00',
      '2026-11-29',
    ],
    ['long after the last day', crew(), 'checked_in', '2026-11-30T12:00:00', 'conflict too_late'],
    [
      'not accepted',
      { ...crew(), status: InvitationStatus.new },
      'checked_in',
      '2026-11-28T15:00:00',
      'conflict wrong_state',
    ],
  ] as const)('%s', (_what, given, step, time, expected) => {
    const decided = decideStep(given, open, step, { days, zone, at: at(time) });
    expect(typeof decided === 'string' ? decided : describeDecision(decided)).toContain(expected);
  });

  it('is not possible once the job is completed', () => {
    const decided = decideStep(crew(), { ...open, closed_state: 'completed' }, 'checked_in', {
      days,
      zone,
      at: at('2026-11-28T15:00:00'),
    });
    expect(typeof decided).toBe('object');
  });
});

it.each([
  ['two hours before', crew(), '2026-11-28T13:00:00', '2026-11-28'],
  ['earlier', crew(), '2026-11-28T12:59:00', 'conflict not_started'],
  ['on the way', crew(did('on_my_way')), '2026-11-28T16:50:00', '2026-11-28'],
  ['after arriving', crew(did('checked_in')), '2026-11-28T15:10:00', 'conflict wrong_state'],
  ['after the planned end', crew(), '2026-11-28T21:00:00', 'conflict too_late'],
  ['not accepted', { ...crew(), status: InvitationStatus.new }, '2026-11-28T15:00:00', 'conflict wrong_state'],
] as const)('a delay is announced %s', (_what, given, time, expected) => {
  const decided = decideLate(given, open, { days, zone, at: at(time) });
  expect(typeof decided === 'string' ? decided : describeDecision(decided)).toContain(expected);
});

it.each([
  [[], ['on_my_way', 'check_in']],
  [did('on_my_way'), ['check_in']],
  [did('on_my_way', 'checked_in'), ['check_out']],
  [did('on_my_way', 'checked_in', 'checked_out'), []],
])('after %j these are possible: %j', (attendance, actions) => {
  expect(listStepActions(crew(attendance), open, { days, zone, at: at('2026-11-28T21:30:00') })).toEqual(actions);
});

it.each([
  [undefined, true],
  ['2026-11-28T14:00:00Z', true],
  ['2026-11-28T15:04:00Z', true],
  ['2026-11-28T15:06:00Z', false],
  ['2026-11-27T14:59:00Z', false],
])('a step at %s, sent at 15:00, counts: %s', (asked, counts) => {
  expect(typeof decideStepTime(asked, at('2026-11-28T15:00:00')) === 'number').toBe(counts);
});

const now = Date.parse('2026-11-21T15:00:00Z');
const ahead = { closed_state: null, starts_at: '2026-11-28T15:00:00Z', latest_end_at: '2026-11-28T23:30:00Z' };
const begun = { closed_state: null, starts_at: '2026-11-21T14:00:00Z', latest_end_at: '2026-11-21T22:30:00Z' };
const over = { closed_state: null, starts_at: '2026-11-20T15:00:00Z', latest_end_at: '2026-11-20T23:30:00Z' };
const done = { ...over, closed_state: 'completed' } as const;

describe('the list of an invitation', () => {
  it.each([
    ['new', fresh, ahead, 'new'],
    ['accepted', accepted, ahead, 'accepted'],
    ['accepted, work has begun', accepted, begun, 'accepted'],
    ['accepted and completed', accepted, done, null],
    ['declined', rejected, ahead, 'waiting'],
    ['declined, too late to change', rejected, begun, null],
    ['canceled with its job', cancelled, { ...ahead, closed_state: 'cancelled' }, 'cancelled'],
  ] as const)('%s', (_what, status, job, list) => {
    const moment = '2026-11-20T15:00:00Z';
    expect(findList({ status, created_at: moment, responded_at: moment }, job, now)).toBe(list);
  });

  it('keeps a canceled one for 90 days', () => {
    const list = (moment: string) =>
      findList({ status: cancelled, created_at: moment, responded_at: moment }, ahead, now);
    expect([list('2026-08-24T15:00:00Z'), list('2026-08-22T15:00:00Z')]).toEqual(['cancelled', null]);
  });
});

it.each([
  ['new', fresh, ahead, false, ['accept', 'reject']],
  ['new, but blocked', fresh, ahead, true, ['reject']],
  ['declined', rejected, ahead, false, ['accept']],
  ['accepted', accepted, begun, false, ['withdraw']],
  ['accepted, and the job is over', accepted, over, false, []],
  ['canceled', cancelled, ahead, true, []],
  ['completed', accepted, done, false, []],
] as const)('actions when %s', (_what, status, job, isBlocked, actions) => {
  expect(listActions({ status, attendance: [] }, job, isBlocked, now)).toEqual(actions);
});
