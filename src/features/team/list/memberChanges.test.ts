// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BranchInvitation, Employee } from '#generated/model';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { findRemovalProblem } from '../remove/RemoveDialog';
import { requestChangeRules } from '../requested/RequestRow';
import { describeMemberChange } from './TeamListPage';

const marcus: Employee = {
  id: 4,
  user_id: 5,
  branch_id: 1,
  first_name: 'Marcus',
  last_name: 'Reed',
  avatar_url: null,
  email: 'marcus@helpers.example',
  phone: '4805550121',
  positions: [PositionCode.helper],
  employment_type: 'helper',
  hourly_rate: 2400,
  status: ActiveStatus.active,
  is_manager: false,
  languages: ['en'],
  rating_avg: 4.9,
  rating_count: 38,
  hours_this_week: 22.5,
  next_job: null,
  documents: [],
  joined_at: '2026-03-02T16:00:00Z',
  version: 1,
};
const job = { order_id: 7, number: '#1047', starts_at: '2026-11-28T15:00:00Z', timezone: 'America/Phoenix' } as const;

describe('the description of a member’s change', () => {
  it.each<[string, Partial<Employee> | undefined, Partial<Employee>, string | undefined]>([
    ['new', undefined, {}, 'Marcus Reed joined the team'],
    ['nothing', {}, {}, undefined],
    [
      'off',
      {},
      { status: ActiveStatus.inactive, version: 2 },
      'Marcus Reed is now inactive and won’t be invited to jobs',
    ],
    ['on', { status: ActiveStatus.inactive }, { version: 2 }, 'Marcus Reed is now active'],
    ['rate', {}, { hourly_rate: 2550, version: 2 }, 'Marcus Reed’s rate is now $25.50/hr'],
    ['a job', {}, { next_job: job }, 'Marcus Reed’s next job is #1047'],
    ['no job', { next_job: job }, {}, 'Marcus Reed has no upcoming job'],
    ['edited', {}, { phone: '4805550122', version: 2 }, 'Marcus Reed was updated'],
    ['hours pass', {}, { hours_this_week: 29 }, undefined],
  ])('%s', (_, before, now, words) =>
    expect(describeMemberChange(before && { ...marcus, ...before }, { ...marcus, ...now })).toBe(words),
  );
});

describe('a request that arrives while the page is open', () => {
  const { last_name: _, ...withoutLastName } = marcus;
  const request: BranchInvitation = {
    id: 3,
    branch_id: 1,
    positions: [PositionCode.helper],
    hourly_rate: 2400,
    message: null,
    status: InvitationStatus.new,
    reason: null,
    cancelled_by: null,
    invited_by: 'Dana',
    created_at: '2026-11-20T15:00:00Z',
    responded_at: null,
    helper: { ...withoutLastName, user_id: 5, last_initial: 'R', city: 'Tempe' },
    employee_id: null,
  };
  it.each([
    [1, 'Marcus R. was invited'],
    [2, 'Marcus R. accepted and is now on the team'],
    [3, 'Marcus R. declined'],
    [4, 'The invitation to Marcus R. was withdrawn'],
  ] as const)('state %i: %s', (status, words) => {
    expect(requestChangeRules.describeChange(undefined, { ...request, status })).toBe(words);
    expect(requestChangeRules.describeChange(request, { ...request, status })).toBeUndefined();
  });
});

it.each([
  ['owner', 2, true, undefined],
  ['office', 3, false, 'Only the owner or a branch manager can remove members.'],
  ['manager', 5, false, undefined],
  ['manager about a manager', 5, true, 'Only the owner can remove a manager.'],
  ['nobody', undefined, false, 'Only the owner or a branch manager can remove members.'],
])('removing a member as %s', (_, type, is_manager, refusal) =>
  expect(findRemovalProblem(type, { is_manager })).toBe(refusal),
);
