// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AttendanceStep } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { describeDecision } from '../../../tests/kit/refusals';
import { hourMs } from '../../provider/time/times';
import { decideLate, decideStep, decideStepTime, listStepActions, type Step } from './attendance';

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
  ] as const)('%s', (_what, own, step, time, expected) => {
    const decided = decideStep(own, open, step, { days, zone, at: at(time) });
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
] as const)('a delay is announced %s', (_what, own, time, expected) => {
  const decided = decideLate(own, open, { days, zone, at: at(time) });
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
