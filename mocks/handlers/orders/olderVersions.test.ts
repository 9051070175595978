// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { invite, orderFields, placeOrder } from '../../../tests/kit/orders';
import { type Answer, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

// Two users change a job at the same time: the second save is of an older version.
let world: World;
let orderId: number;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world);
  const crew = await invite(world, orderId, [6, PositionCode.foremanDriver], [5, PositionCode.helper]);
  for (const id of crew) world.change(() => world.tables.invitation.update(id, { status: InvitationStatus.accepted }));
  world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
});

async function edit(change: object): Promise<Answer> {
  const { version } = world.tables.order.require(orderId);
  return as('priya', world, 'updateOrder', { params: { orderId }, body: { ...orderFields, version, ...change } });
}

describe('a save of an older version', () => {
  it('is refused and says who changed what; nothing is changed', async () => {
    await edit({ crew_notes: 'Dogs' });
    world.clock.advance(120_000);
    const answer = await edit({ version: 1, crew_notes: 'Cats' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Priya changed this job 2 min ago.',
        errors: { code: 'stale_version', conflicts: [{ kind: 'change', label: 'crew_notes', by: 'Priya Nair' }] },
      },
    });
    expect(world.tables.order.require(orderId).crew_notes).toBe('Dogs');
  });

  it('says who was last, also when it was not the form they used', async () => {
    await edit({ crew_notes: 'Dogs' });
    world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
    const crew = world.tables.invitation
      .by('order', orderId)
      .filter(({ status }) => status === InvitationStatus.accepted);
    const lines = crew.map(({ id, hourly_rate }) => ({ invitation_id: id, hours: 6, hourly_rate }));
    const times = { actual_start_at: '2026-11-28T15:00:00Z', actual_end_at: '2026-11-28T21:00:00Z' };
    await as('priya', world, 'completeOrder', { params: { orderId }, body: { ...times, crew: lines } });
    await as('dana', world, 'reopenOrder', { params: { orderId } });
    expect((await edit({ version: 2 })).body).toMatchObject({
      message: 'Dana changed this job just now.',
      errors: { conflicts: [{ kind: 'change', label: 'version', by: 'Dana Whitfield' }] },
    });
  });

  it('says only what differs, in whatever order the fields of a stop come', async () => {
    const turned = orderFields.pick_up_addresses.map((each) => Object.fromEntries(Object.entries(each).reverse()));
    await edit({ pick_up_addresses: turned, crew_notes: 'Dogs' });
    const [last] = world.tables.orderEvent.by('order', orderId, 'desc');
    expect(last?.fields).toEqual(['crew_notes']);
  });
});
