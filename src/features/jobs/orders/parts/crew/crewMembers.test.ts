// @vitest-environment node
import { expect, it } from 'vitest';
import type { CrewMember } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { listLatest, describeEnding, describeMemberReason } from './crewMembers';

const member = (invitation_id: number, user_id: number, status: InvitationStatus, reason: string | null = null) =>
  ({
    invitation_id,
    user_id,
    status,
    reason,
    employee_id: user_id,
    first_name: 'A',
    last_name: 'B',
    avatar_url: null,
    phone: null,
    position: PositionCode.helper,
    hourly_rate: 2400,
    as_helper: false,
    attendance: [],
    running_late: null,
    version: null,
    source: 'direct',
    message: null,
    created_at: '',
    responded_at: null,
    expires_at: '',
  }) satisfies CrewMember;

it('listLatest: people whose answers are not known come last, in the given order', () => {
  const unknown = (user_id: number) => ({
    ...member(0, user_id, InvitationStatus.accepted),
    invitation_id: null,
    status: null,
  });
  const members = [unknown(-1), unknown(-2), member(1, 5, InvitationStatus.cancelled)];
  expect(listLatest(members).map(({ user_id }) => user_id)).toEqual([5, -1, -2]);
});

it('listLatest: the last invitation of each person, accepted people first', () => {
  const members = [
    member(1, 5, InvitationStatus.rejected),
    member(2, 6, InvitationStatus.new),
    member(3, 7, InvitationStatus.accepted),
    member(4, 5, InvitationStatus.new),
    member(5, 8, InvitationStatus.cancelled),
  ];
  expect(listLatest(members).map(({ invitation_id }) => invitation_id)).toEqual([3, 2, 4, 5]);
});

it.each<[InvitationStatus, string | null, string]>([
  [InvitationStatus.rejected, 'pay_too_low', 'Pay too low'],
  [InvitationStatus.cancelled, 'position_filled', 'Slot filled'],
  [InvitationStatus.cancelled, 'job_smaller', 'Job is smaller'],
  [InvitationStatus.cancelled, 'sick', 'Sick'],
  [InvitationStatus.cancelled, 'something_new', ''],
  [InvitationStatus.new, null, ''],
])('describeMemberReason: %s %s', (status, reason, expected) => {
  expect(describeMemberReason({ status, reason })).toBe(expected);
});

it.each<[string, string | null, boolean, string]>([
  ['their slot went to someone else', 'position_filled', true, 'Slot filled'],
  ['the office replaced them', 'crew_changed', true, 'Slot filled'],
  ['the office removed them, and the slot is open', 'crew_changed', false, 'Removed'],
  ['the office needs fewer people', 'job_smaller', true, 'Removed'],
  ['they are sick', 'sick', false, 'Withdrew'],
  ['they did not reply', 'expired', false, 'No reply in time'],
  ['no reason is known', null, false, 'Ended'],
  ['a reason that is new to this app', 'something_new', false, 'Ended'],
])('names the end of an invitation: %s', (_name, reason, isSlotFilled, expected) => {
  expect(describeEnding({ reason }, isSlotFilled)).toBe(expected);
});
