// @vitest-environment node
import { expect, it } from 'vitest';
import { read } from '../../tests/kit/helperWorld';
import { activityDraft } from '../../tests/kit/happenings';
import { crewIds } from '../../tests/kit/crews';
import { collectPushes } from '../../tests/kit/sockets/pushes';
import { getField, testWorld } from '../../tests/kit/world';
import type { World } from '../world';

it('keeps the choices of topics that a change leaves out', async () => {
  const world = testWorld({ scenario: 'empty' });
  const before = await read('marcus', world, 'getNotificationPreferences');
  const reminder = { topic: 'reminder', push: false, email: true, sms: false };
  const body = { choices: [reminder], quiet_hours: '22:00 - 05:00', sound: false };
  const after = await read('marcus', world, 'updateNotificationPreferences', { body });
  expect(after).toMatchObject({ quiet_hours: '22:00 - 05:00', sound: false });
  expect(after.choices).toEqual(before.choices.map((each) => (each.topic === 'reminder' ? reminder : each)));
  expect(await read('luis', world, 'getNotificationPreferences')).toEqual(before);
});

it('pushes silently what a person turned off, and keeps it in the feed', async () => {
  const world = testWorld({ scenario: 'empty' });
  const received = collectPushes(world, crewIds.marcus);
  const invitation = { topic: 'invitation_new', push: false, email: false, sms: false };
  await choose(world, { choices: [invitation], quiet_hours: null });
  inform(world, 'invitation.new');
  inform(world, 'order.changed');
  expect(received.map(({ data }) => getField(data, 'is_silent'))).toEqual([true, false]);
  const feed = await read('marcus', world, 'getNotifications', { params: { branchId: 0 } });
  expect(feed.data.map(({ type }) => type).sort()).toEqual(['invitation.new', 'order.changed']);
  expect(received.map(({ data }) => getField(data, 'unread_count'))).toEqual([1, 2]);
});

it('pushes silently during quiet hours, which are in the time zone of the person', async () => {
  const world = testWorld({ scenario: 'empty' });
  await choose(world, { choices: [], quiet_hours: '21:00 - 06:00' });
  const silent = ['2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z', '2026-11-22T12:59:00Z', '2026-11-22T13:00:00Z'].map(
    (utc) => {
      world.clock.travelTo(new Date(utc));
      const received = collectPushes(world, crewIds.marcus);
      inform(world, 'invitation.new');
      return received.map(({ data }) => getField(data, 'is_silent'));
    },
  );
  expect(silent).toEqual([[false], [true], [true], [false]]);
});

function choose(world: World, { choices, quiet_hours }: { choices: readonly object[]; quiet_hours: string | null }) {
  return read('marcus', world, 'updateNotificationPreferences', { body: { choices, quiet_hours, sound: true } });
}

function inform(world: World, type: 'invitation.new' | 'order.changed'): void {
  const createDraft = () => activityDraft(type, { type });
  world.change(() => world.announce({ type: 'personalActivityHappened', userId: crewIds.marcus, createDraft }));
}
