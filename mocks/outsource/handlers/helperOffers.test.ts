// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { getMainPay } from '#domain/outsource/mainPay';
import type { HelperOffer } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { giveHelperPro } from '../../../tests/kit/calendar/feeds';
import { applied, applyAs, placeHelperJob, publish } from '../../../tests/kit/offers';
import { as } from '../../../tests/kit/operations';
import { asUser, outsiders } from '../../../tests/kit/people/members';
import { watchWorld } from '../../../tests/kit/sockets/pushedStory';
import { type Answer, getField, testWorld, toList } from '../../../tests/kit/world';
import { castIds } from '../../account/seed/cast';
import { userChannel } from '../../provider/realtime/channels';
import type { World } from '../../provider/world';

// docs/product.md, "Outsourcing".
const data = (answer: Answer) => getField(answer.body, 'data');
const { marcus, tyrell } = castIds;
let world: World;

beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

describe('an offer', () => {
  const listIds = async (userId: number) => {
    const answer = await asUser(userId, world, 'getHelperOffers');
    return toList(getField(data(answer), 'data')).map((each) => getField(each, 'id'));
  };

  it('is shown to helpers with the plan Pro 15 minutes before others', async () => {
    giveHelperPro(world, marcus);
    const orderId = await placeHelperJob(world, 2);
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

  it('names in its message the rate that the card of the same person shows', async () => {
    const { driver, helper } = PositionCode;
    const crew_requirements = [helper, driver].map((position) => ({ position, count: 1 }));
    const position_needs = [
      { position: helper, count: 1, hourly_rate: 2400 },
      { position: driver, count: 1, hourly_rate: 3600 },
    ];
    const orderId = await placeHelperJob(world, 1, { crew_requirements });
    await publish(world, { order_id: orderId, position_needs, user_ids: [marcus, tyrell] });
    for (const userId of [marcus, tyrell]) {
      const [offer] = toList(getField(data(await asUser(userId, world, 'getHelperOffers')), 'data')) as HelperOffer[];
      const news = world.tables.activity.where(({ user_id, type }) => user_id === userId && type === 'offer.new');
      expect(news.map((each) => each.data.hourly_rate)).toEqual([offer && getMainPay(offer)?.pay.hourly_rate]);
    }
  });

  it('shows helpers the cities only before they are accepted, and the company no phone and no last name', async () => {
    const { offerId } = await applied(world, { user_ids: [outsiders[0], marcus] });
    await applyAs(outsiders[0], world, offerId);
    const own = JSON.stringify(data(await as('marcus', world, 'getHelperOffer', { params: { offerId } })));
    const secrets = ['Rebecca', 'Hollis', '6025550142', '410 W Copperleaf', '85281', '"order_id":10'];
    expect(secrets.filter((secret) => own.includes(secret))).toEqual([]);
    expect(own).toContain('Tempe');
    const stranger = world.tables.user.require(outsiders[0]);
    const seen = JSON.stringify(data(await as('priya', world, 'getOfferApplications', { params: { offerId } })));
    expect(seen).toContain(stranger.first_name);
    expect(seen).not.toContain(stranger.last_name);
    expect(seen).not.toContain(stranger.phone);
    expect(seen).not.toContain(stranger.email);
  });
});
