// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CrewMember } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { toCancelRequest, listPayChoices, proposePay } from './cancelling';

const now = new Date('2026-11-27T15:00:00Z');
const member = (status: InvitationStatus, hourly_rate: number | null = 2400): CrewMember => ({
  invitation_id: 1,
  version: 1,
  employee_id: 1,
  user_id: 5,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  position: PositionCode.helper,
  as_helper: false,
  attendance: [],
  running_late: null,
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

describe('the proposed show-up pay', () => {
  it.each<[string, string, InvitationStatus[], number]>([
    ['a day before: none', '2026-11-28T15:00:00Z', [InvitationStatus.accepted], 0],
    ['later than that: two hours', '2026-11-28T14:59:59Z', [InvitationStatus.accepted, InvitationStatus.new], 2],
    ['after the start: two hours', '2026-11-27T14:00:00Z', [InvitationStatus.accepted], 2],
    ['nobody has accepted: none', '2026-11-28T00:00:00Z', [InvitationStatus.new, InvitationStatus.rejected], 0],
  ])('%s', (_, starts_at, statuses, hours) =>
    expect(
      proposePay(
        { starts_at },
        statuses.map((status) => member(status)),
        now,
      ),
    ).toBe(hours),
  );
});

it('each choice shows its cost for the people who accepted', () => {
  const choices = listPayChoices([
    member(InvitationStatus.accepted, 3200),
    member(InvitationStatus.accepted, 2450),
    member(InvitationStatus.new, 9900),
  ]);
  expect(choices.map(({ value, note }) => [value, note])).toEqual([
    [0, undefined],
    [2, '$113 total'],
    [4, '$226 total'],
  ]);
  expect(listPayChoices([member(InvitationStatus.accepted, null)]).map(({ note }) => note)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the request', () => {
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
  ] as const)('%j', (values, body) => expect(toCancelRequest(values)).toEqual(body));
});
