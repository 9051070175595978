// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { giveHelperPro } from '../../../tests/kit/feeds';
import { asUser } from '../../../tests/kit/members';
import {
  applied,
  applyAsMarcus,
  countHired,
  findApplication,
  hired,
  offered,
  publish,
} from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { collectPushes } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld, toList } from '../../../tests/kit/world';
import { InvitationStatus, OfferStatus, OrderStatus, PositionCode } from '../../../src/generated/model/codes';
import { userChannel } from '../../realtime/channels';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

// docs/product.md, "Outsourcing".
const { marcus, sofia, tyrell } = castIds;
const outsiders = [71, 72, 73, 74, 76] as const;
const needs = (count: number) => [{ position: PositionCode.helper, count, hourly_rate: 2400 }];
const data = (answer: Answer) => getField(answer.body, 'data');
const errors = (answer: Answer) => getField(answer.body, 'errors');
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const statusOf = (applicationId: number) => world.tables.offerApplication.require(applicationId).status;
const offerStatus = (offerId: number) => world.tables.offer.require(offerId).status;
const placeHelpers = (count: number, change: object = {}) =>
  placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count }], ...change });
const apply = (userId: number, offerId: number) =>
  asUser(userId, world, 'applyForOffer', { offerId }, { position: PositionCode.helper });

describe('an accepted application', () => {
  it('puts the helper on the crew by the rule for every invitation', async () => {
    const { orderId, applicationId } = await hired(world);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.partiallyFormed);
    const [invitation] = world.tables.invitation.by('order', orderId);
    expect(invitation).toMatchObject({
      user_id: marcus,
      source: 'outsource',
      status: InvitationStatus.accepted,
      hourly_rate: 2400,
    });
    expect(world.tables.offerApplication.require(applicationId).invitation_id).toBe(invitation?.id);
  });

  it('pays what the helper proposed', async () => {
    const { orderId, offerId, applicationId } = await offered(world);
    await applyAsMarcus(world, offerId, { proposed_rate: 2600 });
    await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(world.tables.invitation.by('order', orderId)[0]?.hourly_rate).toBe(2600);
  });

  it('ends when the helper leaves the crew', async () => {
    const { orderId, applicationId } = await hired(world);
    const [invitation] = world.tables.invitation.by('order', orderId);
    const params = { invitationId: invitation?.id ?? 0 };
    await as('marcus', world, 'cancelInvitationByHelper', { params, body: { reason: 'sick' } });
    expect(world.tables.offerApplication.require(applicationId)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'sick',
      cancelled_by: 'helper',
    });
  });

  it('canceled by the office, takes the helper off the crew', async () => {
    const { orderId, applicationId } = await hired(world);
    const parts = { params: { applicationId }, body: { reason: 'job_smaller' } };
    expect((await as('priya', world, 'cancelApplication', parts)).status).toBe(200);
    expect(world.tables.invitation.by('order', orderId)[0]?.status).toBe(InvitationStatus.cancelled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.notFormed);
  });

  it('withdrawn by the helper, needs a reason and frees the place', async () => {
    const { orderId, applicationId } = await hired(world);
    const withdraw = (body: object) => as('marcus', world, 'withdrawApplication', { params: { applicationId }, body });
    expect((await withdraw({})).status).toBe(422);
    expect((await withdraw({ reason: 'family' })).status).toBe(200);
    expect(world.tables.invitation.by('order', orderId)[0]).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'family',
    });
    expect(statusOf(applicationId)).toBe(InvitationStatus.cancelled);
  });
});

describe('a helper who became busy since applying', () => {
  async function becomeBusy() {
    const ids = await applied(world);
    const other = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId: other.invitationId } });
    return { ...ids, other };
  }

  it('is shown as busy, without saying whose job it is, and is not accepted', async () => {
    const { offerId, applicationId, other } = await becomeBusy();
    const page = data(await as('priya', world, 'getOfferApplications', { params: { offerId } }));
    const [shown] = toList(getField(page, 'data'));
    expect(getField(shown, 'conflict')).toEqual({ code: 'hard_conflict', text: 'Busy 8 AM–2:30 PM' });
    expect(getField(shown, 'actions')).toEqual(['reject', 'cancel']);
    const answer = await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Marcus already works at that time.' } });
    expect(errors(answer)).toMatchObject({ code: 'hard_conflict', conflicts: [{ label: 'Marcus Reed' }] });
    expect(other.orderId).toBeGreaterThan(0);
  });

  it.each([
    ['the owner, with a reason', 'dana', 200],
    ['the office, with a reason', 'priya', 403],
  ] as const)('accepted by %s: %s', async (_name, who, status) => {
    const { applicationId } = await becomeBusy();
    const body = { override_reason: 'Agreed on the phone' };
    expect((await as(who, world, 'acceptApplication', { params: { applicationId }, body })).status).toBe(status);
  });
});

describe('an offer', () => {
  it('is filled by the last place, and the others read why they were not chosen', async () => {
    const orderId = await placeHelpers(1);
    const answer = await publish(world, { order_id: orderId, position_needs: needs(1), user_ids: [marcus, tyrell] });
    const offerId = Number(getField(data(answer), 'id'));
    await apply(tyrell, offerId);
    await applyAsMarcus(world, offerId);
    const pushed = collectPushes(world, tyrell);
    const office = collectPushes(world, 1);
    const applicationId = findApplication(world, offerId, marcus);
    await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    expect(offerStatus(offerId)).toBe(OfferStatus.filled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
    expect(world.tables.offerApplication.require(findApplication(world, offerId, tyrell))).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'offer_filled',
    });
    const types = (list: typeof pushed) =>
      list.map(({ data: each }) => getField(getField(each, 'notification'), 'type'));
    expect(types(pushed)).toContain('application.closed');
    expect(types(office)).toContain('offer.filled');
    expect((await apply(sofia, offerId)).status).toBe(404);
  });

  it('accepts the first who apply, and never more than it asks for', async () => {
    const orderId = await placeHelpers(2);
    const people = { user_ids: [...outsiders], position_needs: needs(2), auto_accept: 5 };
    const able = outsiders.filter((id) => world.tables.user.require(id).positions.length > 0);
    const answer = await publish(world, { order_id: orderId, ...people });
    const offerId = Number(getField(data(answer), 'id'));
    const answers = [];
    for (const id of able) answers.push((await apply(id, offerId)).status);
    expect(answers).toEqual([200, 200, 409, 409, 409]);
    expect(countHired(world, offerId)).toBe(2);
    expect(offerStatus(offerId)).toBe(OfferStatus.filled);
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.formed);
  });

  it('does not accept a higher rate automatically', async () => {
    const { offerId, applicationId } = await offered(world, { auto_accept: 2 });
    await applyAsMarcus(world, offerId, { proposed_rate: 2500 });
    expect(statusOf(applicationId)).toBe(InvitationStatus.new);
    expect(countHired(world, offerId)).toBe(0);
  });

  it('is filled when the office fills the job in another way', async () => {
    const { orderId, offerId, applicationId } = await applied(world);
    const ids = await invite(world, orderId, [sofia, PositionCode.helper], [tyrell, PositionCode.helper]);
    for (const [place, id] of ids.entries())
      await asUser(place === 0 ? sofia : tyrell, world, 'acceptInvitation', { invitationId: id });
    expect(offerStatus(offerId)).toBe(OfferStatus.filled);
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
    expect(offerStatus(offerId)).toBe(OfferStatus.expired);
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

  it('is published again for what is still open', async () => {
    const { orderId, offerId } = await hired(world);
    await as('priya', world, 'closeOffer', { params: { offerId } });
    const again = data(await as('priya', world, 'repeatOffer', { params: { offerId }, body: { user_ids: [tyrell] } }));
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
    const answer = await publish(world, { draft, position_needs: needs(2) });
    const order = world.tables.order.require(Number(getField(data(answer), 'order_id')));
    expect(order).toMatchObject({
      customer_name: 'Copper Mesa Moving Co.',
      crew_requirements: [{ position: PositionCode.helper, count: 2 }],
      offered_rates: { '3': 2400 },
    });
    expect(order.pick_up_addresses[0]).toMatchObject({ city: 'Tempe', zip: '85280' });
  });

  it.each([
    ['more people than are open', { position_needs: needs(3) }, 'position_needs.0.count'],
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
    const answer = await publish(world, { order_id: await placeHelpers(2), ...change });
    expect([answer.status, Object.keys(errors(answer) as object)]).toEqual([422, [field]]);
  });
});

describe('who sees an offer when', () => {
  const listIds = async (userId: number) => {
    const answer = await asUser(userId, world, 'getHelperOffers');
    return toList(getField(data(answer), 'data')).map((each) => getField(each, 'id'));
  };

  it('helpers with the plan Pro 15 minutes before others', async () => {
    giveHelperPro(world, marcus);
    const orderId = await placeHelpers(2);
    const answer = await publish(world, { order_id: orderId, audience: 'everyone_in_radius' });
    const offerId = getField(data(answer), 'id');
    expect(await listIds(marcus)).toEqual([offerId]);
    expect(await listIds(tyrell)).toEqual([]);
    expect((await asUser(tyrell, world, 'getHelperOffer', { offerId: Number(offerId) })).status).toBe(404);
    const { pushes } = watchWorld(world);
    world.clock.advance(15 * 60_000);
    const opened = pushes.filter(({ event }) => event === 'offer-created').map(({ channel }) => channel);
    expect(opened).toContain(userChannel(tyrell));
    expect(opened).not.toContain(userChannel(marcus));
    expect(await listIds(tyrell)).toEqual([offerId]);
  });

  it('the top 20 first, everyone later, by the clock', async () => {
    const orderId = await placeHelpers(2);
    const terms = { order_id: orderId, audience: 'everyone_in_radius', tier_minutes: 30 };
    const offerId = Number(getField(data(await publish(world, terms)), 'id'));
    const rows = world.tables.offerApplication.by('offer', offerId);
    const count = (tier: string) => rows.filter((each) => each.tier === tier).length;
    expect(count('top_20')).toBe(20);
    expect(count('everyone_in_radius')).toBeGreaterThan(5);
    const seen = () =>
      world.tables.offerApplication.select('offer', offerId, ({ is_announced }) => is_announced).length;
    world.clock.advance(45 * 60_000);
    expect(seen()).toBe(20);
    world.clock.advance(30 * 60_000);
    expect(seen()).toBe(rows.length);
  });

  it('before accepting they see the cities only, and the company no phone', async () => {
    const { offerId } = await applied(world, { user_ids: [outsiders[0], marcus] });
    await apply(outsiders[0], offerId);
    const own = JSON.stringify(data(await as('marcus', world, 'getHelperOffer', { params: { offerId } })));
    const secrets = ['Rebecca', 'Hollis', '6025550142', '410 W Copperleaf', '85281', '"order_id":10'];
    expect(secrets.filter((secret) => own.includes(secret))).toEqual([]);
    expect(own).toContain('Tempe');
    const stranger = world.tables.user.require(outsiders[0]);
    const seen = JSON.stringify(data(await as('priya', world, 'getOfferApplications', { params: { offerId } })));
    expect(seen).toContain(stranger.last_name);
    expect(seen).not.toContain(stranger.phone);
    expect(seen).not.toContain(stranger.email);
  });
});

describe('a match', () => {
  it('ranks who fits, and counts the others with the reason', async () => {
    const busy = await asked(world);
    await as('marcus', world, 'acceptInvitation', { params: { invitationId: busy.invitationId } });
    const orderId = await placeHelpers(2);
    const found = data(await as('priya', world, 'matchHelpers', { body: { order_id: orderId, radius_miles: 10 } }));
    const matches = toList(getField(found, 'matches'));
    const scores = matches.map((each) => Number(getField(getField(each, 'fit'), 'score')));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(matches.map((each) => getField(getField(each, 'person'), 'user_id'))).not.toContain(marcus);
    const hidden = toList(getField(found, 'not_shown'));
    const conflict = hidden.find((each) => getField(each, 'code') === 'hard_conflict');
    expect(toList(getField(conflict, 'people'))).toMatchObject([
      { user_id: marcus, busy_from: '2026-11-28T15:00:00Z' },
    ]);
    const previews = toList(getField(found, 'previews')).map((each) => Number(getField(each, 'people')));
    expect(previews[2]).toBeGreaterThan(previews[0] ?? 0);
    expect(previews[0]).toBe(getField(found, 'total'));
  });
});
