// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewMember } from '../../../../generated/model';
import { InvitationStatus, PositionCode } from '../../../../generated/model/codes';
import { cancelRequest, payChoices, proposedPay } from './cancelling';

const now = new Date('2026-11-27T15:00:00Z');
const member = (status: InvitationStatus, hourly_rate: number | null = 2400): CrewMember => ({
  invitation_id: 1,
  employee_id: 1,
  user_id: 5,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  position: PositionCode.helper,
  as_helper: false,
  hourly_rate,
  status,
  source: 'direct',
  message: null,
  reason: null,
  created_at: '',
  responded_at: null,
  expires_at: '',
  phone: null,
});

describe('the show-up pay that is proposed', () => {
  it.each<[string, string, InvitationStatus[], number]>([
    ['a day before: none', '2026-11-28T15:00:00Z', [InvitationStatus.accepted], 0],
    ['later than that: two hours', '2026-11-28T14:59:59Z', [InvitationStatus.accepted, InvitationStatus.new], 2],
    ['after the start: two hours', '2026-11-27T14:00:00Z', [InvitationStatus.accepted], 2],
    ['nobody has accepted: none', '2026-11-28T00:00:00Z', [InvitationStatus.new, InvitationStatus.rejected], 0],
  ])('%s', (_, starts_at, statuses, hours) =>
    expect(
      proposedPay(
        { starts_at },
        statuses.map((status) => member(status)),
        now,
      ),
    ).toBe(hours),
  );
});

it('each choice tells what it costs, for those who accepted', () => {
  const choices = payChoices([
    member(InvitationStatus.accepted, 3200),
    member(InvitationStatus.accepted, 2450),
    member(InvitationStatus.new, 9900),
  ]);
  expect(choices.map(({ value, note }) => [value, note])).toEqual([
    [0, undefined],
    [2, '$113 in all'],
    [4, '$226 in all'],
  ]);
  expect(payChoices([member(InvitationStatus.accepted, null)]).map(({ note }) => note)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the call', () => {
  it.each([
    [
      { reason: 'weather', comment: ' Storm ', notify: true, pay: 2 },
      { reason: 'weather', comment: 'Storm', notify_crew: true, show_up_pay_hours: 2 },
    ],
    [
      { reason: 'duplicate', comment: '  ', notify: false, pay: 0 },
      { reason: 'duplicate', notify_crew: false, show_up_pay_hours: 0 },
    ],
    [
      { reason: 'toString', notify: true, pay: 4 },
      { reason: 'other', notify_crew: true, show_up_pay_hours: 4 },
    ],
  ] as const)('%j', (values, body) => expect(cancelRequest(values)).toEqual(body));
});
