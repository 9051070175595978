// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { asked } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { getField, testMoment, testWorld } from '../../../tests/kit/world';
import { createWorld } from '../../provider/createWorld';
import { createStoppedClock } from '../../provider/time/clock';

const hour = 3_600_000;

describe('an unanswered invitation', () => {
  it('expires after a day, and everyone involved is notified', async () => {
    const world = testWorld({ scenario: 'empty' });
    const { orderId, invitationId } = await asked(world);
    world.clock.advance(24 * hour - 1000);
    expect(world.tables.invitation.require(invitationId).status).toBe(InvitationStatus.new);
    // A socket that is silent for this long would have been closed.
    const [marcus, priya] = [collectPushes(world, 5), collectPushes(world, 2)];
    world.clock.advance(1000);
    expect(world.tables.invitation.require(invitationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'expired',
      cancelled_by: 'system',
      responded_at: '2026-11-22T15:00:00Z',
    });
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
    expect(marcus).toEqual([
      {
        event: 'invitation-updated',
        data: { id: invitationId, status: InvitationStatus.cancelled, order_id: orderId },
      },
    ]);
    expect(priya.map(({ data }) => getField(getField(data, 'notification'), 'type'))).toEqual(['invitation.expired']);
  });

  it('expires when its world is opened again, if its time has passed', async () => {
    const world = testWorld({ scenario: 'empty' });
    const { invitationId } = await asked(world);
    const meta = {
      stamp: '',
      clock: createStoppedClock(Date.parse(testMoment) + 30 * hour).state(),
      random: world.random.state(),
      sequences: world.db.sequences(),
      isChanged: true,
    };
    const again = createWorld({ clock: createStoppedClock(0), saved: { snapshot: world.db.snapshot(), meta } });
    again.clock.advance(1);
    expect(again.tables.invitation.require(invitationId).status).toBe(InvitationStatus.cancelled);
  });
});
