// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { outsiders, asUser } from '../../../tests/kit/members';
import {
  applied,
  applyAs,
  applyAsMarcus,
  countHired,
  findApplication,
  helperNeeds,
  offered,
  placeHelperJob,
  publish,
} from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { invite } from '../../../tests/kit/orders';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import { InvitationStatus, OfferStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

// docs/product.md, "Outsourcing".
const data = (answer: Answer) => getField(answer.body, 'data');
const { marcus, sofia, tyrell } = castIds;
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const getOfferStatus = (offerId: number) => world.tables.offer.require(offerId).status;

describe('an offer', () => {
  it('is filled by the last place, and the others read why they were not chosen', async () => {
    const orderId = await placeHelperJob(world, 1);
    const answer = await publish(world, {
      order_id: orderId,
      position_needs: helperNeeds(1),
      user_ids: [marcus, tyrell],
    });
    const offerId = Number(getField(data(answer), 'id'));
    await applyAs(tyrell, world, offerId);
    await applyAsMarcus(world, offerId);
    const pushed = collectPushes(world, tyrell);
    const office = collectPushes(world, 1);
    const applicationId = findApplication(world, offerId, marcus);
    await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(getOfferStatus(offerId)).toBe(OfferStatus.filled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
    expect(world.tables.offerApplication.require(findApplication(world, offerId, tyrell))).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'offer_filled',
    });
    const types = (list: typeof pushed) =>
      list.map(({ data: each }) => getField(getField(each, 'notification'), 'type'));
    expect(types(pushed)).toContain('application.closed');
    expect(types(office)).toContain('offer.filled');
    expect((await applyAs(sofia, world, offerId)).status).toBe(404);
  });

  it('accepts the first who apply, and never more than it asks for', async () => {
    const orderId = await placeHelperJob(world, 2);
    const people = { user_ids: [...outsiders], position_needs: helperNeeds(2), auto_accept: 5 };
    const able = outsiders.filter((id) => world.tables.user.require(id).positions.length > 0);
    const answer = await publish(world, { order_id: orderId, ...people });
    const offerId = Number(getField(data(answer), 'id'));
    const answers = [];
    for (const id of able) answers.push((await applyAs(id, world, offerId)).status);
    expect(answers).toEqual([200, 200, 409, 409, 409]);
    expect(countHired(world, offerId)).toBe(2);
    expect(getOfferStatus(offerId)).toBe(OfferStatus.filled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
  });

  it('is filled when the office fills the job in another way', async () => {
    const { orderId, offerId, applicationId } = await applied(world);
    const ids = await invite(world, orderId, [sofia, PositionCode.helper], [tyrell, PositionCode.helper]);
    for (const [place, id] of ids.entries())
      await asUser(place === 0 ? sofia : tyrell, world, 'acceptInvitation', { invitationId: id });
    expect(getOfferStatus(offerId)).toBe(OfferStatus.filled);
    expect(world.tables.offerApplication.require(applicationId).reason).toBe('offer_filled');
  });

  it('is canceled with its deleted order, and still shows when it was', async () => {
    const { orderId, offerId, applicationId } = await applied(world);
    expect((await as('priya', world, 'deleteOrder', { params: { orderId } })).status).toBe(200);
    const shown = data(await as('priya', world, 'getOffer', { params: { offerId } }));
    expect(shown).toMatchObject({
      status: OfferStatus.cancelled,
      order_id: null,
      date: '2026-11-28',
      actions: ['delete'],
    });
    expect(world.tables.offerApplication.require(applicationId).reason).toBe('order_deleted');
  });

  it('expires at its deadline, and warns the office two hours before', async () => {
    const { offerId, applicationId } = await applied(world);
    const until = Date.parse(world.tables.offer.require(offerId).apply_by) - world.clock.now().getTime();
    world.clock.advance(until - 2 * 3_600_000);
    expect(world.tables.activity.one('feed', '1/1')?.type).toBe('offer.expiring');
    world.clock.advance(2 * 3_600_000);
    expect(getOfferStatus(offerId)).toBe(OfferStatus.expired);
    expect(world.tables.offerApplication.require(applicationId).reason).toBe('offer_expired');
  });

  it('follows its order to another time', async () => {
    const { orderId, offerId } = await offered(world);
    const order = data(await as('priya', world, 'getOrder', { params: { orderId } }));
    const body = { ...(order as object), date: '2026-11-29', arrival_window: '12:00 - 14:00' };
    expect((await as('priya', world, 'updateOrder', { params: { orderId }, body })).status).toBe(200);
    const shown = data(await as('marcus', world, 'getHelperOffer', { params: { offerId } }));
    expect(shown).toMatchObject({ date: '2026-11-29', arrival_window: '12:00 - 14:00' });
  });
});
