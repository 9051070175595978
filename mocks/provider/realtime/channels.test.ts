// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';
import { canJoin } from '../access/reading';
import { branchChannel, parseChannel, userChannel } from './channels';

it.each([
  ['private-App.Models.User.12', { kind: 'user', userId: 12 }],
  ['private-company-branches.3', { kind: 'branch', branchId: 3 }],
  ['private-orders.1042', { kind: 'order', orderId: 1042 }],
  ['presence-orders.1042', { kind: 'orderPresence', orderId: 1042 }],
  ['private-App.Models.User.0', undefined],
  ['private-App.Models.User.01', undefined],
  ['private-App.Models.User.1x', undefined],
  ['presence-App.Models.User.1', undefined],
  ['App.Models.User.1', undefined],
])('%s', (name, expected) => {
  expect(parseChannel(name)).toEqual(expected);
});

it('names channels as they are read', () => {
  expect(parseChannel(userChannel(7))).toEqual({ kind: 'user', userId: 7 });
  expect(parseChannel(branchChannel(7))).toEqual({ kind: 'branch', branchId: 7 });
});

describe('canJoin', () => {
  const { tables } = testWorld({ scenario: 'empty' });
  it.each([
    ['dana her own', 1, userChannel(1), true],
    ['dana the channel of priya', 1, userChannel(2), false],
    ['priya Phoenix', 2, branchChannel(1), true],
    ['priya a branch of another company', 2, branchChannel(4), false],
    ['luis Phoenix, which he manages', 3, branchChannel(1), true],
    ['luis Tucson, which he does not', 3, branchChannel(2), false],
    ['marcus Phoenix', 5, branchChannel(1), false],
    ['dana an order', 1, 'private-orders.1042', false],
    ['dana who else edits an order', 1, 'presence-orders.1042', false],
    ['dana a branch that is not there', 1, branchChannel(999), false],
  ])('%s', (_name, userId, name, expected) => {
    const channel = parseChannel(name);
    expect(channel && canJoin(tables, tables.user.require(userId), channel)).toBe(expected);
  });
});
