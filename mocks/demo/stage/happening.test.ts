// @vitest-environment node
import { expect, it } from 'vitest';
import { readHappening } from './SideFrame';

const frame = (event: string, payload: unknown) =>
  JSON.stringify({ event, channel: 'x', data: JSON.stringify(payload) });
const activity = { id: 'a1', title: 'Marcus Reed accepted job #1042', actor: { id: 21, name: 'Marcus Reed' } };

it('reads from a push the activity and who caused it', () => {
  expect(readHappening(frame('notification-created', { notification: activity }))).toEqual({
    id: 'a1',
    title: 'Marcus Reed accepted job #1042',
    actor: 'Marcus Reed',
  });
});

it.each([
  ['another event', frame('order-updated', { order_id: 1 })],
  ['an activity without a title', frame('notification-created', { notification: { id: 'a1' } })],
  ['a text that is no JSON', 'ping'],
])('reads nothing from %s', (_, text) => {
  expect(readHappening(text)).toBeUndefined();
});
