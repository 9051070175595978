// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { getExpiry, type InvitationAction, isLate, getStatusAfter } from './invitations';

const names = { new: 1, accepted: 2, rejected: 3, cancelled: 4 } as const;
type Name = keyof typeof names;

// Every allowed move; all others are refused.
const arrows: [string, Name, InvitationAction, Name][] = [
  ['accept', 'new', 'accept', 'accepted'],
  ['accept after all', 'rejected', 'accept', 'accepted'],
  ['reject', 'new', 'reject', 'rejected'],
  ['withdraw', 'accepted', 'withdraw', 'cancelled'],
  ['company removes from the crew', 'accepted', 'remove', 'cancelled'],
  ['company takes the question back', 'new', 'remove', 'cancelled'],
  ['expired', 'new', 'expire', 'cancelled'],
  ['position filled', 'new', 'fillPosition', 'cancelled'],
  ['order cancelled, not answered', 'new', 'cancelOrder', 'cancelled'],
  ['order cancelled, in the crew', 'accepted', 'cancelOrder', 'cancelled'],
  ['order cancelled, on the wait list', 'rejected', 'cancelOrder', 'cancelled'],
  ['order deleted, not answered', 'new', 'deleteOrder', 'cancelled'],
  ['order deleted, on the wait list', 'rejected', 'deleteOrder', 'cancelled'],
  ['asked to reconfirm', 'accepted', 'reconfirm', 'new'],
  ['no longer a member, not answered', 'new', 'leaveTeam', 'cancelled'],
  ['no longer a member, in the crew', 'accepted', 'leaveTeam', 'cancelled'],
  ['no longer a member, on the wait list', 'rejected', 'leaveTeam', 'cancelled'],
];
const actions = [...new Set(arrows.map(([, , action]) => action))];

describe('statusAfter', () => {
  it.each(arrows)('%s', (_name, from, action, to) => {
    expect(getStatusAfter(names[from], action)).toBe(names[to]);
  });

  it.each(actions)('%s from anywhere else is refused', (action) => {
    const allowed: InvitationStatus[] = arrows.filter(([, , each]) => each === action).map(([, from]) => names[from]);
    const others = Object.values(names).filter((status) => !allowed.includes(status));
    expect(others.map((status) => getStatusAfter(status, action))).toEqual(others.map(() => null));
  });

  it('never leaves cancelled', () => {
    expect(actions.map((action) => getStatusAfter(InvitationStatus.cancelled, action))).toEqual(
      actions.map(() => null),
    );
  });
});

const hour = 3_600_000;

describe('expiryOf', () => {
  it.each([
    ['a week ahead: a day', 168, 24],
    ['26 hours ahead: both agree', 26, 24],
    ['10 hours ahead: 2 hours before', 10, 8],
    ['2 h 30 ahead: the floor', 2.5, 0.5],
    ['urgent, 1 hour ahead: the floor', 1, 0.5],
    ['already started: the floor', -1, 0.5],
  ])('%s', (_name, startsIn, expected) => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    expect((getExpiry(now, now + startsIn * hour) - now) / hour).toBe(expected);
  });
});

it('isLate within 24 hours of the start', () => {
  expect([24, 23.99, 0, -1].map((hours) => isLate(0, hours * hour))).toEqual([false, true, true, true]);
});
