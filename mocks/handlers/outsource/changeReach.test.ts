// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { asUser, outsiders } from '../../../tests/kit/members';
import { applyAs, offered } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { type SentPush, watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { type Answer, getField, testWorld, toList } from '../../../tests/kit/world';
import { userChannel } from '../../realtime/channels';
import { castIds } from '../../seed/cast';
import { hourMs, minuteMs } from '../../times';
import type { World } from '../../world';

// docs/product.md, "Outsourcing".
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const everyone = { audience: 'everyone_in_radius', user_ids: [] };
const top20 = { audience: 'top_20', user_ids: [] };
const change = (offerId: number, terms: object): Promise<Answer> =>
  as('priya', world, 'updateOffer', {
    params: { offerId },
    body: { version: world.tables.offer.require(offerId).version, ...terms },
  });
const listNotified = ({ tables }: World, offerId: number) =>
  tables.offerApplication.viewAll('offer', offerId, ({ user_id }) => user_id).toSorted((a, b) => a - b);
const listShown = ({ tables }: World, offerId: number) =>
  tables.offerApplication.select('offer', offerId, ({ is_announced }) => is_announced).map(({ user_id }) => user_id);
const getSeeStatus = async (userId: number, offerId: number) =>
  (await asUser(userId, world, 'getHelperOffer', { offerId })).status;
const listPushed = (pushes: readonly SentPush[], name: string) =>
  pushes.filter(({ event }) => event === name).map(({ channel }) => channel);

describe('an offer reaches whom it had reached if it was published so, after a change of', () => {
  it.each([
    ['everyone to the top 20', everyone, { audience: 'top_20' }],
    ['the top 20 to everyone', top20, { audience: 'everyone_in_radius' }],
    ['the top 20 to steps up to everyone', top20, { audience: 'everyone_in_radius', tier_minutes: 30 }],
    ['steps to all at once', { ...everyone, tier_minutes: 30 }, { tier_minutes: null }],
    ['steps that are farther apart', { ...everyone, tier_minutes: 30 }, { tier_minutes: 60 }],
    ['a larger radius', { ...everyone, radius_miles: 10 }, { radius_miles: 40 }],
    ['a smaller radius', { ...everyone, radius_miles: 40 }, { radius_miles: 10 }],
    ['selected people to the top 20', {}, { audience: 'top_20' }],
    ['everyone to selected people', everyone, { audience: 'selected', user_ids: [castIds.marcus, outsiders[0]] }],
    ['other selected people', {}, { user_ids: [outsiders[0], outsiders[1]] }],
  ])('%s', async (_name, before, terms) => {
    const other = testWorld({ scenario: 'empty' });
    const published = await offered(other, { ...before, ...terms });
    const { offerId } = await offered(world, before);
    world.clock.advance(20 * minuteMs);
    expect((await change(offerId, terms)).status).toBe(200);
    expect(listNotified(world, offerId)).toEqual(listNotified(other, published.offerId));
    for (const each of [world, other]) each.clock.advance(4 * hourMs);
    expect(listShown(world, offerId)).toHaveLength(listNotified(other, published.offerId).length);
  });
});

describe('someone who no longer belongs to the audience', () => {
  /** An offer to everyone that all of them see, and who leaves with the top 20. */
  async function seenByEveryone() {
    const { offerId } = await offered(world, everyone);
    world.clock.advance(20 * minuteMs);
    const other = testWorld({ scenario: 'empty' });
    const top = listNotified(other, (await offered(other, top20)).offerId);
    const [first = 0, second = 0] = listNotified(world, offerId).filter((id) => !top.includes(id));
    return { offerId, first, second, kept: top[0] ?? 0 };
  }

  it('no longer sees the offer and learns it live; who stays gets no second offer', async () => {
    const { offerId, first, kept } = await seenByEveryone();
    expect(await getSeeStatus(first, offerId)).toBe(200);
    const { pushes } = watchWorld(world);
    await change(offerId, { audience: 'top_20' });
    expect(await getSeeStatus(first, offerId)).toBe(404);
    const list = await asUser(first, world, 'getHelperOffers');
    expect(toList(getField(getField(list.body, 'data'), 'data'))).toEqual([]);
    const own = pushes.filter(({ channel }) => channel === userChannel(first));
    expect(own).toMatchObject([
      { event: 'offer-updated', payload: { id: offerId, change: 'deleted', order_id: null } },
    ]);
    expect(await getSeeStatus(kept, offerId)).toBe(200);
    expect(listPushed(pushes, 'offer-created')).toEqual([]);
    pushes.length = 0;
    await change(offerId, { message: 'Bring gloves' });
    expect(listPushed(pushes, 'offer-updated')).toContain(userChannel(kept));
    expect(listPushed(pushes, 'offer-updated')).not.toContain(userChannel(first));
  });

  it('stays if they applied, also if they withdrew then', async () => {
    const { offerId, first, second } = await seenByEveryone();
    await applyAs(first, world, offerId);
    await applyAs(second, world, offerId);
    const application = world.tables.offerApplication.by('offer', offerId).find(({ user_id }) => user_id === second);
    await asUser(second, world, 'withdrawApplication', { applicationId: application?.id ?? 0 }, {});
    await change(offerId, { audience: 'top_20' });
    expect([await getSeeStatus(first, offerId), await getSeeStatus(second, offerId)]).toEqual([200, 200]);
  });

  it('does not see it if they passed', async () => {
    const { offerId, first } = await seenByEveryone();
    await asUser(first, world, 'passOffer', { offerId }, {});
    await change(offerId, { audience: 'top_20' });
    expect(await getSeeStatus(first, offerId)).toBe(404);
  });

  it('sees it again, as a new one, when they belong to it again', async () => {
    const { offerId, first } = await seenByEveryone();
    await change(offerId, { audience: 'top_20' });
    const { pushes } = watchWorld(world);
    await change(offerId, { audience: 'everyone_in_radius' });
    world.clock.advance(20 * minuteMs);
    expect(listPushed(pushes, 'offer-created')).toContain(userChannel(first));
    expect(await getSeeStatus(first, offerId)).toBe(200);
  });
});

it('someone who newly belongs to the audience sees the offer now, or with their group', async () => {
  const { offerId } = await offered(world, top20);
  world.clock.advance(20 * minuteMs);
  const before = listShown(world, offerId);
  const { pushes } = watchWorld(world);
  const answer = await change(offerId, { audience: 'everyone_in_radius', tier_minutes: 60 });
  const tiers = toList(getField(getField(answer.body, 'data'), 'tiers'));
  expect(tiers).toMatchObject([
    { audience: 'favorites' },
    { audience: 'top_20', opens_at: '2026-11-21T15:00:00Z', people: 20 },
    { audience: 'everyone_in_radius', opens_at: '2026-11-21T17:00:00Z' },
  ]);
  world.clock.advance(95 * minuteMs);
  expect(listPushed(pushes, 'offer-created')).toEqual([]);
  world.clock.advance(20 * minuteMs);
  const added = listNotified(world, offerId).filter((id) => !before.includes(id));
  expect(added.length).toBeGreaterThan(5);
  expect(listPushed(pushes, 'offer-created').toSorted()).toEqual(added.map(userChannel).toSorted());
});
