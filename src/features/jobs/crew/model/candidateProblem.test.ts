// @vitest-environment node
import { expect, it } from 'vitest';
import type { Candidate } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { makeCandidate, withConflict } from '../../../../../tests/kit/people/candidates';
import { findCandidateProblem } from './candidateProblem';

const open = { hasOpenSlot: true };
const full = { hasOpenSlot: false };
const overridden = { ...open, isOverridden: true };

it.each<
  [string, Partial<Candidate>, Parameters<typeof findCandidateProblem>[1], ReturnType<typeof findCandidateProblem>]
>([
  ['no invitation yet', {}, open, undefined],
  ['declined, can be invited again', { invitation_status: InvitationStatus.rejected }, open, undefined],
  ['a soft conflict only warns', withConflict({ severity: 'soft' }), open, undefined],
  ['a hard conflict', withConflict(), open, 'busy'],
  ['a hard conflict that someone overrode', withConflict(), overridden, undefined],
  ['invited, whatever else', { ...withConflict(), invitation_status: InvitationStatus.new }, full, 'invited'],
  ['accepted', { invitation_status: InvitationStatus.accepted }, overridden, 'accepted'],
  ['no open slot', withConflict(), { ...full, isOverridden: true }, 'noSlot'],
])('a candidate is checked before an invitation: %s', (_name, change, terms, expected) => {
  expect(findCandidateProblem(makeCandidate(1, change), terms)).toBe(expected);
});

it('no one who left the team can be invited', () => {
  expect(findCandidateProblem(undefined, overridden)).toBe('gone');
});
