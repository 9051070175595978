// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { applyAs, findApplication, placeHelperJob, publish } from '../../../tests/kit/offers';
import { as, type Who } from '../../../tests/kit/operations';
import { asked, invite, placeOrder } from '../../../tests/kit/orders';
import { asUser, outsiders } from '../../../tests/kit/people/members';
import { type Answer, toList, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../world';

// docs/product.md, "What a helper sees of a job". These are the calls a helper may make for an order.
const calls = ['getOrder', 'getOrderCard', 'getOrderDetail'] as const;

async function openJob(): Promise<{ world: World; orderId: number; invitationId: number }> {
  const world = testWorld({ scenario: 'empty' });
  const ids = await asked(world);
  world.tables.order.update(ids.orderId, (row) => ({
    office_notes: 'Pays late',
    customer_quote: 138_000,
    crew_notes: 'Dogs',
    customer_email: 'rebecca@example.com',
    // The fixture's customer has the branch's phone number.
    customer_primary_phone: '6025550177',
    pick_up_addresses: row.pick_up_addresses.map((stop) => ({ ...stop, access_notes: 'Gate 4471' })),
  }));
  return { world, ...ids };
}

async function readTexts(world: World, who: Who, orderId: number): Promise<string> {
  const answers: Answer[] = [];
  for (const id of calls) {
    const query = id === 'getOrderDetail' ? '?mover=1&moving_team=1' : '';
    answers.push(await as(who, world, id, { params: { orderId }, query }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return JSON.stringify(answers.map(({ body }) => getField(body, 'data')));
}

const secrets = {
  office: ['Pays late', '138000'],
  customer: [
    'Rebecca',
    'Hollis',
    '6025550177',
    'rebecca@example.com',
    '410 W Copperleaf',
    '85281',
    'Gate 4471',
    'Dogs',
  ],
};

it('before accepting, a helper sees the towns, and nothing about the customer or from the office', async () => {
  const { world, orderId } = await openJob();
  const seen = await readTexts(world, 'marcus', orderId);
  expect([...secrets.office, ...secrets.customer].filter((secret) => seen.includes(secret))).toEqual([]);
  expect(seen).toContain('Tempe');
});

it('before accepting, a helper sees the pin of a stop to a tenth of a degree', async () => {
  const { world, orderId } = await openJob();
  const [stop] = world.tables.order.require(orderId).pick_up_addresses;
  const { body } = await as('marcus', world, 'getOrder', { params: { orderId } });
  const [seen] = toList(getField(getField(body, 'data'), 'pick_up_addresses'));
  expect(Math.round((stop?.lat ?? 0) * 10) / 10).not.toBe(stop?.lat);
  expect(getField(seen, 'lat')).toBe(Math.round((stop?.lat ?? 0) * 10) / 10);
  expect(getField(seen, 'lng')).toBe(Math.round((stop?.lng ?? 0) * 10) / 10);
});

it('after accepting, a helper sees the customer, the whole address and the crew notes, but no office notes', async () => {
  const { world, orderId, invitationId } = await openJob();
  await invite(world, orderId, [7, PositionCode.helper]);
  for (const { id } of world.tables.invitation.by('order', orderId)) {
    world.tables.invitation.update(id, {
      status: InvitationStatus.accepted,
      hourly_rate: id === invitationId ? 2400 : 2777,
    });
  }
  const seen = await readTexts(world, 'marcus', orderId);
  expect(secrets.customer.filter((secret) => !seen.includes(secret))).toEqual([]);
  expect(secrets.office.filter((secret) => seen.includes(secret))).toEqual([]);
  // A helper must not see the others' pay.
  expect([seen.includes('2400'), seen.includes('2777')]).toEqual([true, false]);
});

it.each([
  ['the office', 'priya', true],
  ['someone who was invited', 'marcus', false],
] as const)('the history of the job: %s', async (_name, who, isShown) => {
  const { world, orderId } = await openJob();
  const answer = await as(who, world, 'getOrderDetail', { params: { orderId } });
  expect(toList(getField(getField(answer.body, 'data'), 'timeline')).length > 0).toBe(isShown);
});

describe('the rest of the crew', () => {
  /** Sofia leads. Sofia and Marcus accepted, Tyrell declined, Alicia has not answered. */
  async function openCrewedJob() {
    const world = testWorld({ scenario: 'empty' });
    const orderId = await placeOrder(world);
    const [sofia = 0, marcus = 0, tyrell = 0] = await invite(
      world,
      orderId,
      [6, PositionCode.foremanDriver],
      [5, PositionCode.helper],
      [7, PositionCode.helper],
      [11, PositionCode.helper],
    );
    for (const [id, hourly_rate] of [
      [sofia, 3250],
      [marcus, 2450],
    ] as const) {
      world.tables.invitation.update(id, {
        status: InvitationStatus.accepted,
        hourly_rate,
        message: `For ${id}`,
        responded_at: world.now(),
      });
    }
    world.tables.invitation.update(tyrell, { status: InvitationStatus.rejected, reason: 'too_far' });
    return { world, orderId, sofia, marcus };
  }
  const readCrew = async (world: World, orderId: number) => {
    const card = await as('marcus', world, 'getOrderCard', { params: { orderId } });
    const detail = await as('marcus', world, 'getOrderDetail', { params: { orderId }, query: '?moving_team=1' });
    const read = ({ body }: Answer, name: string) => getField(getField(body, 'data'), name);
    return { faces: read(card, 'crew'), team: read(detail, 'moving_team') };
  };

  it('the crew sees the first names of everyone who accepted, and the phone of the lead', async () => {
    const { world, orderId, sofia, marcus } = await openCrewedJob();
    const { faces, team } = await readCrew(world, orderId);
    expect(faces).toMatchObject([
      { user_id: 6, first_name: 'Sofia', last_name: '', stars: null, invitation_id: null },
      { user_id: 5, first_name: 'Marcus', last_name: 'Reed', invitation_id: marcus },
    ]);
    expect(team).toMatchObject([
      { user_id: 6, last_name: '', phone: '6025550122', hourly_rate: null, message: null, responded_at: null },
      { user_id: 5, last_name: 'Reed', hourly_rate: 2450, message: `For ${marcus}` },
    ]);
    // A colleague who does not lead cannot be called.
    world.tables.invitation.update(sofia, { position: PositionCode.helper });
    expect((await readCrew(world, orderId)).team).toMatchObject([{ user_id: 6, phone: null }, { user_id: 5 }]);
  });

  it('no one sees the rating of a colleague', async () => {
    const { world, orderId, sofia, marcus } = await openCrewedJob();
    const createLine = (invitation_id: number, hourly_rate: number, stars: number) => ({
      invitation_id,
      hours: 6,
      hourly_rate,
      rating: { stars, tags: [] },
    });
    world.clock.travelTo(new Date('2026-11-28T23:30:00Z'));
    const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };
    const body = { ...times, crew: [createLine(sofia, 3250, 4), createLine(marcus, 2450, 5)] };
    expect((await as('priya', world, 'completeOrder', { params: { orderId }, body })).status).toBe(200);
    const sofiaHidden = { user_id: 6, stars: null };
    expect((await readCrew(world, orderId)).faces).toMatchObject([sofiaHidden, { user_id: 5, stars: null }]);
    world.clock.travelTo(new Date('2026-12-06T00:00:00Z'));
    expect((await readCrew(world, orderId)).faces).toMatchObject([sofiaHidden, { user_id: 5, stars: 5 }]);
  });

  it('an invited person sees only themselves', async () => {
    const { world, orderId, marcus } = await openCrewedJob();
    world.tables.invitation.update(marcus, { status: InvitationStatus.new });
    const { faces, team } = await readCrew(world, orderId);
    expect(faces).toMatchObject([{ user_id: 5 }]);
    expect(team).toEqual([]);
  });
});

it('the office has the phone of a helper from outside only while they are on the crew', async () => {
  const world = testWorld({ scenario: 'empty' });
  const [outsider] = outsiders;
  const orderId = await placeHelperJob(world, 2);
  const offer = await publish(world, { order_id: orderId, user_ids: [outsider] });
  const offerId = Number(getField(getField(offer.body, 'data'), 'id'));
  await applyAs(outsider, world, offerId);
  const applicationId = findApplication(world, offerId, outsider);
  await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
  const { phone } = world.tables.user.require(outsider);
  const read = async () => {
    const { body } = await as('priya', world, 'getCurrentCrew', { params: { orderId } });
    return toList(getField(getField(body, 'data'), 'members')).map((member) => getField(member, 'phone'));
  };
  expect(await read()).toEqual([phone]);
  await asUser(outsider, world, 'withdrawApplication', { applicationId }, { reason: 'sick' });
  expect(await read()).toEqual([null]);
});

it('the office sees everything', async () => {
  const { world, orderId } = await openJob();
  const seen = await readTexts(world, 'priya', orderId);
  expect([...secrets.office, ...secrets.customer].filter((secret) => !seen.includes(secret))).toEqual([]);
});

it.each(calls)('%s refuses a helper after the company or the helper canceled the invitation', async (id) => {
  const { world, orderId, invitationId } = await openJob();
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  expect((await as('marcus', world, id, { params: { orderId } })).status).toBe(200);
  world.tables.invitation.update(invitationId, { status: InvitationStatus.cancelled });
  expect((await as('marcus', world, id, { params: { orderId } })).status).toBe(404);
});

it.each(calls)('%s refuses everyone else', async (id) => {
  const { world, orderId, invitationId } = await openJob();
  world.tables.invitation.update(invitationId, { user_id: 6 });
  expect((await as('marcus', world, id, { params: { orderId } })).status).toBe(404);
  expect((await as('hank', world, id, { params: { orderId } })).status).toBe(403);
});
