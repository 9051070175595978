// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';

// docs/product.md, "Activities": reminders come by the clock.
let world: World;
beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  const { invitationId } = await asked(world);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
});

const titles = (feed: string, type: string) =>
  world.tables.activity
    .by('feed', feed)
    .filter((row) => row.type === type)
    .map(({ title }) => title);

it('reminds the crew a day and two hours before, each once', () => {
  world.clock.travelTo(new Date('2026-11-27T14:59:00Z'));
  expect(titles('5/0', 'order.reminder')).toEqual([]);
  world.clock.travelTo(new Date('2026-11-27T15:01:00Z'));
  expect(titles('5/0', 'order.reminder')).toEqual(['Reminder: tomorrow 8 AM, Tempe']);
  world.clock.travelTo(new Date('2026-11-28T15:30:00Z'));
  expect(titles('5/0', 'order.reminder')).toEqual(['Reminder: today 8 AM, Tempe', 'Reminder: tomorrow 8 AM, Tempe']);
});

it('warns the office of open slots a day before', () => {
  world.clock.travelTo(new Date('2026-11-28T15:30:00Z'));
  const [title, ...others] = titles('2/1', 'order.unformed_soon');
  expect(title).toMatch(/^Job #\d+ starts in 24 hr and needs 1 helper$/);
  expect(others).toEqual([]);
});

it('leaves out people who withdrew and jobs that were canceled', async () => {
  const [own] = world.tables.invitation.by('user', 5);
  await as('priya', world, 'cancelOrder', { params: { orderId: own?.order_id ?? 0 }, body: { reason: 'weather' } });
  world.clock.travelTo(new Date('2026-11-28T15:30:00Z'));
  expect([titles('5/0', 'order.reminder'), titles('2/1', 'order.unformed_soon')]).toEqual([[], []]);
});
