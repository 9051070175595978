// @vitest-environment node
import { expect, it } from 'vitest';
import type { Conflict, CrewMember } from '#generated/model';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { decideConflicts, toCrewConflicts } from './editImpact';

const luis = createMember({ invitation_id: 11, employee_id: 1, user_id: 101 });
const freelancer = createMember({ invitation_id: 12, employee_id: null, user_id: 1 });
const declined = createMember({ employee_id: 3, status: InvitationStatus.rejected });
const members = [declined, freelancer, luis];

const ofLuis: Conflict = { kind: 'employee', id: 1, label: 'Luis Ortega', number: '#1031' };
const ofFreelancer: Conflict = { kind: 'helper', id: 1, label: 'Sofia Vega', number: null };

it('finds the invitation of each person, and leaves out who is no longer on the crew', () => {
  const gone: Conflict = { kind: 'employee', id: 3, label: 'Marcus Reed' };
  expect(toCrewConflicts([ofLuis, gone, ofFreelancer], members)).toEqual([
    { invitationId: 11, employeeId: 1, name: 'Luis Ortega', number: '#1031', own: null, other: null },
    { invitationId: 12, employeeId: null, name: 'Sofia Vega', number: null, own: null, other: null },
  ]);
});

it('reads both times', () => {
  const [start, end] = ['2026-11-28T15:00:00Z', '2026-11-28T21:00:00Z'];
  const both = { starts_at: start, ends_at: end, own_starts_at: end, own_ends_at: start };
  expect(toCrewConflicts([{ ...ofLuis, ...both }], members)).toMatchObject([
    { other: { start, end }, own: { start: end, end: start } },
  ]);
});

it.each([
  [[], { override: [], release_invitation_ids: [11, 12] }],
  [[11], { override: [{ employee_id: 1, reason: 'Agreed' }], release_invitation_ids: [12] }],
])('keeps the invitations %j and removes the others', (keptIds, expected) => {
  expect(decideConflicts(toCrewConflicts([ofLuis, ofFreelancer], members), keptIds, ' Agreed ')).toEqual(expected);
});

function createMember(facts: Partial<CrewMember>): CrewMember {
  return {
    invitation_id: 1,
    employee_id: 1,
    user_id: 1,
    first_name: 'Luis',
    last_name: 'Ortega',
    avatar_url: null,
    position: PositionCode.helper,
    as_helper: false,
    attendance: [],
    running_late: null,
    version: null,
    hourly_rate: 2400,
    status: InvitationStatus.accepted,
    source: 'direct',
    message: null,
    reason: null,
    created_at: '2026-11-20T15:00:00Z',
    responded_at: null,
    expires_at: '2026-11-22T15:00:00Z',
    phone: null,
    ...facts,
  };
}
