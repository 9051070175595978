// @vitest-environment node
import { expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { describeDecision } from '../../../tests/kit/refusals';
import { checkNotInvited } from './applications';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const marcus = 5;

it.each([
  [fresh, 'conflict wrong_state: You have an invitation to this job. Reply to it instead.'],
  [accepted, 'conflict wrong_state: You are already on the crew of this job.'],
  [rejected, null],
  [cancelled, null],
])('applying with an invitation to the job in state %i', (status, expected) => {
  const invitations = [{ user_id: marcus, status }];
  expect(describeDecision(checkNotInvited(invitations, marcus, null))).toBe(expected);
});

it.each([
  [fresh, 'conflict wrong_state: Marcus has an invitation to this job.'],
  [accepted, 'conflict wrong_state: Marcus is already on the crew of this job.'],
  [cancelled, null],
])('being accepted with an invitation to the job in state %i', (status, expected) => {
  const invitations = [{ user_id: marcus, status }];
  expect(describeDecision(checkNotInvited(invitations, marcus, 'Marcus'))).toBe(expected);
});

it('writes the refusal in Spanish, too', () => {
  const read = (status: InvitationStatus) =>
    inLanguage('es', () => checkNotInvited([{ user_id: marcus, status }], marcus, null)?.message);
  expect([read(fresh), read(accepted)]).toEqual([
    'Tiene una invitación a este trabajo. Responda esa invitación.',
    'Ya está en la cuadrilla de este trabajo.',
  ]);
});

it('invitations of others do not matter', () => {
  expect(checkNotInvited([{ user_id: 6, status: fresh }], marcus, null)).toBeNull();
});
