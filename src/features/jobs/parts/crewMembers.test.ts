// @vitest-environment node
import { expect, it } from 'vitest';
import type { CrewMember, InvitationStatus } from '../../../generated/model';
import { latestOf, reasonOf, withoutThose } from './crewMembers';

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
    position: 3,
    hourly_rate: 2400,
    as_helper: false,
    source: 'direct',
    message: null,
    created_at: '',
    responded_at: null,
    expires_at: '',
  }) satisfies CrewMember;

it('latestOf: the last invitation of each person, who comes first', () => {
  const members = [member(1, 5, 3), member(2, 6, 1), member(3, 7, 2), member(4, 5, 1), member(5, 8, 4)];
  expect(latestOf(members).map(({ invitation_id }) => invitation_id)).toEqual([3, 2, 4, 5]);
});

it('withoutThose: places are open again before the provider says so', () => {
  const crew = {
    slots: [{ position: 3, required: 2, accepted: 1, pending: 1 } as const],
    members: [member(1, 5, 2), member(2, 6, 1), member(3, 7, 3)],
    labor_min: 0,
    labor_max: 0,
    version: 1,
  };
  expect(withoutThose(crew, new Set([1])).slots).toEqual([{ position: 3, required: 2, accepted: 0, pending: 1 }]);
  expect(withoutThose(crew, new Set())).toBe(crew);
});

it.each<[InvitationStatus, string | null, string]>([
  [3, 'pay_too_low', 'Pay too low'],
  [4, 'position_filled', 'Somebody else was faster'],
  [4, 'job_smaller', 'The job is smaller'],
  [4, 'sick', 'Sick'],
  [4, 'something_new', ''],
  [1, null, ''],
])('reasonOf: %s %s', (status, reason, expected) => {
  expect(reasonOf({ status, reason })).toBe(expected);
});
