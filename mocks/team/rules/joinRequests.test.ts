// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ProfileStatus } from '#domain/people/profileStatus';
import { InvitationStatus, PositionCode, UserType } from '#generated/model/codes';
import { describeDecision, forbidden, notFound } from '../../../tests/kit/refusals';
import {
  type JoinRequestFacts,
  checkJoinRequest,
  checkJoin,
  checkOffered,
  checkCancelRequest,
  decideMove,
  type JoinFacts,
} from './joinRequests';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;
const state = 'conflict wrong_state: ';

it.each([
  [fresh, 'accept', accepted],
  [rejected, 'accept', accepted],
  [fresh, 'cancel', cancelled],
  [cancelled, 'accept', `${state}This invitation was withdrawn.`],
  [rejected, 'reject', `${state}You have already declined.`],
  [accepted, 'reject', `${state}You have already joined.`],
  [rejected, 'cancel', `${state}Sofia has already declined.`],
  [accepted, 'cancel', `${state}Sofia has already joined.`],
] as const)('a request in state %i: %s', (status, action, expected) => {
  expect(describeDecision(decideMove(status, action, 'Sofia'))).toBe(expected);
});

describe('a helper joins', () => {
  const facts: JoinFacts = { branch: { name: 'Phoenix', closed_at: null }, isMember: false, isNewest: true };
  it.each([
    ['by a new request', fresh, {}, null],
    ['after saying no', rejected, {}, null],
    [
      'a branch that was closed',
      fresh,
      { branch: { name: 'Phoenix', closed_at: '2026-11-01T00:00:00Z' } },
      `${state}Phoenix was closed.`,
    ],
    [
      'by an older request they declined',
      rejected,
      { isNewest: false },
      `${state}Phoenix invited you again. Answer that invitation.`,
    ],
    ['as a member', fresh, { isMember: true }, `${state}You are already a member of Phoenix.`],
    ['by a request they accepted: the next check says so', accepted, { isMember: true }, null],
  ])('%s', (_name, status, change, expected) => {
    expect(describeDecision(checkJoin({ status }, { ...facts, ...change }))).toBe(expected);
  });
});

it.each([
  ['the owner', UserType.owner, 1, 'open', null],
  ['a manager of another branch', UserType.manager, 1, 'closed', forbidden],
  ['the recipient', UserType.helper, 7, 'unknown', forbidden],
  ['anybody else', UserType.helper, 8, 'unknown', notFound],
] as const)('%s takes a request to person 7 back', (_name, type, id, reach, expected) => {
  expect(describeDecision(checkCancelRequest({ id, type, company_id: 1 }, 7, reach))).toBe(expected);
});

describe('a helper is asked', () => {
  const facts: JoinRequestFacts = {
    branch: { name: 'Phoenix' },
    isMember: false,
    open: undefined,
    isBlocked: false,
    avoidsCompany: false,
    profileStatus: ProfileStatus.active,
  };
  it.each([
    ['who takes jobs', {}, null],
    ['who is a member', { isMember: true }, 'invalid already_member: Sofia is already a member of Phoenix.'],
    [
      'who has not answered',
      { open: { id: 4 } },
      'conflict already_invited: Sofia already has a pending invitation to Phoenix.',
    ],
    ['who was blocked', { isBlocked: true }, 'invalid not_available: Sofia is blocked by your company.'],
    [
      'whose profile is not ready',
      { profileStatus: ProfileStatus.incomplete },
      'invalid not_available: Sofia hasn’t finished their profile yet. Try again later.',
    ],
    [
      'who has paused',
      { profileStatus: ProfileStatus.paused },
      'invalid not_available: Sofia isn’t accepting invitations right now.',
    ],
  ])('%s', (_name, change, expected) => {
    expect(
      describeDecision(checkJoinRequest({ first_name: 'Sofia', last_name: 'Delgado' }, { ...facts, ...change })),
    ).toBe(expected);
  });
});

const { helper, driver, foreman } = PositionCode;
it.each([
  [[driver], null],
  [[helper], null],
  [[driver, foreman], ['positions.1']],
  [[driver, driver], ['positions']],
])('a driver needs %j', (positions, fields) => {
  const refusal = checkOffered({ first_name: 'Sofia', positions: [driver] }, positions);
  expect(refusal && Object.keys(refusal.details.fields ?? {})).toEqual(fields);
});
