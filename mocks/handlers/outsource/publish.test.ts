// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { helperNeeds, hired, placeHelperJob, publish } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import { OfferStatus, PositionCode } from '#generated/model/codes';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

// docs/product.md, "Outsourcing".
const data = (answer: Answer) => getField(answer.body, 'data');
const errors = (answer: Answer) => getField(answer.body, 'errors');
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

describe('an offer', () => {
  it('is published again for what is still open', async () => {
    const { orderId, offerId } = await hired(world);
    await as('priya', world, 'closeOffer', { params: { offerId } });
    const again = data(
      await as('priya', world, 'repeatOffer', { params: { offerId }, body: { user_ids: [castIds.tyrell] } }),
    );
    expect(again).toMatchObject({
      order_id: orderId,
      position_needs: [{ count: 1, accepted: 0 }],
      status: OfferStatus.open,
    });
  });

  it('of a typed need creates its order, with the company as the customer', async () => {
    const draft = {
      date: '2026-11-28',
      arrival_window: '08:00 - 10:00',
      estimated_hours: 6,
      city: 'Tempe',
      state: 'AZ',
    };
    const answer = await publish(world, { draft, position_needs: helperNeeds(2) });
    const order = world.tables.order.require(Number(getField(data(answer), 'order_id')));
    expect(order).toMatchObject({
      customer_name: 'Copper Mesa Moving Co.',
      crew_requirements: [{ position: PositionCode.helper, count: 2 }],
      offered_rates: { '3': 2400 },
    });
    expect(order.pick_up_addresses[0]).toMatchObject({ city: 'Tempe', zip: '85280' });
  });

  it.each([
    ['more people than are open', { position_needs: helperNeeds(3) }, 'position_needs.0.count'],
    ['a deadline in the past', { apply_by: '2026-11-01T00:00:00Z' }, 'apply_by'],
    ['a deadline after the start', { apply_by: '2026-12-24T00:00:00Z' }, 'apply_by'],
    ['no one selected', { user_ids: [] }, 'user_ids'],
    ['someone who is no helper', { user_ids: [1] }, 'user_ids.0'],
    [
      'an unknown tool',
      { requirements: { tool_ids: [99], vehicle_type_ids: [], languages: [], min_rating: null } },
      'requirements.tool_ids.0',
    ],
  ])('is refused with %s', async (_name, change, field) => {
    const answer = await publish(world, { order_id: await placeHelperJob(world, 2), ...change });
    expect([answer.status, Object.keys(errors(answer) as object)]).toEqual([422, [field]]);
  });
});
