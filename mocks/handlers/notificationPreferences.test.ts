// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { read } from '../../tests/kit/helperWorld';
import { activityDraft } from '../../tests/kit/happenings';
import { crewIds } from '../../tests/kit/crews';
import { asked } from '../../tests/kit/orders';
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

describe('emails and text messages about activities', () => {
  const both = { topic: 'invitation_new', push: true, email: true, sms: true };
  const sent = (world: World) => world.tables.message.all().map(({ channel, to }) => `${channel} to ${to}`);

  it('are sent as the person chose, in their language', async () => {
    const world = testWorld({ scenario: 'empty' });
    world.tables.user.update(crewIds.marcus, { locale: 'es' });
    await choose(world, { choices: [both], quiet_hours: null });
    await asked(world);
    expect(sent(world)).toEqual(['email to marcus@helpers.example', 'sms to 4805550121']);
    const [email, text] = world.tables.message.all();
    expect(email?.subject).toMatch(/^Trabajo nuevo: /);
    expect(text?.text).toBe(`Crewboard: ${email?.subject}`);
  });

  it('follow the quiet hours: a text message is left out, an email is not', async () => {
    const world = testWorld({ scenario: 'empty' });
    await choose(world, { choices: [both], quiet_hours: '00:00 - 23:00' });
    inform(world, 'invitation.new');
    expect(sent(world)).toEqual(['email to marcus@helpers.example']);
  });

  it('are not sent for what the person turned off', async () => {
    const world = testWorld({ scenario: 'empty' });
    await choose(world, { choices: [{ ...both, email: false, sms: false }], quiet_hours: null });
    inform(world, 'invitation.new');
    expect(sent(world)).toEqual([]);
  });

  it('stay within what an inbox can show', async () => {
    const world = testWorld({ scenario: 'empty' });
    await choose(world, { choices: [{ ...both, sms: false }], quiet_hours: null });
    for (let count = 0; count < 450; count += 1) inform(world, 'invitation.new');
    expect(sent(world).length).toBeLessThanOrEqual(400);
  });
});

function choose(world: World, { choices, quiet_hours }: { choices: readonly object[]; quiet_hours: string | null }) {
  return read('marcus', world, 'updateNotificationPreferences', { body: { choices, quiet_hours, sound: true } });
}

function inform(world: World, type: 'invitation.new' | 'order.changed'): void {
  const createDraft = () => activityDraft(type, { type });
  world.change(() => world.announce({ type: 'personalActivityHappened', userId: crewIds.marcus, createDraft }));
}
