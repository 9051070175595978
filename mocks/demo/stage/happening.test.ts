// @vitest-environment node
import { expect, it } from 'vitest';
import { isShownTo, readHappening } from './SideFrame';

const frame = (event: string, payload: unknown) =>
  JSON.stringify({ event, channel: 'x', data: JSON.stringify(payload) });
const activity = { id: 'a1', title: 'Marcus Reed accepted job #1042', actor: { id: 21, name: 'Marcus Reed' } };

it('reads from a push the activity and who caused it', () => {
  expect(readHappening(frame('notification-created', { notification: activity, branch_id: 2 }))).toEqual({
    id: 'a1',
    title: 'Marcus Reed accepted job #1042',
    actor: 'Marcus Reed',
    branchId: 2,
  });
});

it.each([
  ['someone else caused on the branch that is open', { actor: 'Marcus Reed', branchId: 2 }, true],
  ['no one caused, on the branch that is open', { actor: null, branchId: 2 }, true],
  ['concerns a person, not a branch', { actor: 'Marcus Reed', branchId: 0 }, true],
  ['happened on another branch', { actor: 'Marcus Reed', branchId: 3 }, false],
  ['the person did', { actor: 'Dana Whitfield', branchId: 2 }, false],
])('shows on a side what %s: %o', (_, happening, isShown) => {
  expect(isShownTo({ person: 'Dana Whitfield', branchId: 2 }, happening)).toBe(isShown);
});

it.each([
  ['another event', frame('order-updated', { order_id: 1 })],
  ['an activity without a title', frame('notification-created', { notification: { id: 'a1' } })],
  ['a text that is no JSON', 'ping'],
])('reads nothing from %s', (_, text) => {
  expect(readHappening(text)).toBeUndefined();
});
