// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { invite, orderFields, placeOrder, stop } from '../../../tests/kit/orders';
import { collectPushes, type ReceivedEvent, listTitles } from '../../../tests/kit/sockets/pushes';
import { type Answer, toList, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../world';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

// docs/product.md, "Edits that touch people": each row of its table. Sofia and Marcus have accepted, Tyrell was asked.
let world: World;
let orderId: number;
let ids: { sofia: number; marcus: number; tyrell: number };
let events: { marcus: ReceivedEvent[]; tyrell: ReceivedEvent[] };

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  orderId = await placeOrder(world, { items: [{ name: 'Sofa', qty: 1, cuft: 35 }] });
  const [sofia = 0, marcus = 0, tyrell = 0] = await invite(
    world,
    orderId,
    [6, PositionCode.foremanDriver],
    [5, PositionCode.helper],
    [7, PositionCode.helper],
  );
  ids = { sofia, marcus, tyrell };
  for (const id of [sofia, marcus])
    world.change(() => world.tables.invitation.update(id, { status: InvitationStatus.accepted }));
  world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
  events = { marcus: collectPushes(world, 5), tyrell: collectPushes(world, 7) };
});

async function edit(change: object): Promise<Answer> {
  const { version } = world.tables.order.require(orderId);
  const body = { ...orderFields, items: [{ name: 'Sofa', qty: 1, cuft: 35 }], version, ...change };
  return as('priya', world, 'updateOrder', { params: { orderId }, body });
}

const listStatuses = () => Object.values(ids).map((id) => world.tables.invitation.require(id).status);
const getExpiry = (id: number) => world.tables.invitation.require(id).expires_at;
const getOrderStatus = () => world.tables.order.require(orderId).status;

const [sunday, later, laterStill] = [
  { date: '2026-11-29' },
  { arrival_window: '09:00 - 11:00' },
  { arrival_window: '10:00 - 12:00' },
];
const mesa = { destination_addresses: [stop('Mesa', '85201')] };
const lowered = { offered_rates: { '4': 3200, '3': 2300 } };
const raised = {
  crew_requirements: [...orderFields.crew_requirements.slice(0, 1), { position: PositionCode.helper, count: 3 }],
};

describe('an edit', () => {
  it.each([
    ['notes', { crew_notes: 'Dogs' }, [2, 2, 1], 3],
    ['items', { items: [{ name: 'Piano', qty: 1, cuft: 70 }] }, [2, 2, 1], 3],
    ['start moves by 60 minutes, same day', later, [2, 2, 1], 3],
    ['start moves by 60 minutes, asked for', { ...later, ask_to_reconfirm: true }, [1, 1, 1], 2],
    ['more than 60 minutes', laterStill, [1, 1, 1], 2],
    ['more than 60 minutes, only notified', { ...laterStill, ask_to_reconfirm: false }, [2, 2, 1], 3],
    ['another day', sunday, [1, 1, 1], 2],
    ['another day, only notified', { ...sunday, ask_to_reconfirm: false }, [2, 2, 1], 3],
    ['another town', mesa, [1, 1, 1], 2],
    ['rate lowered: those at that rate', lowered, [2, 1, 1], 3],
    ['rate lowered, only notified: still asked again', { ...lowered, ask_to_reconfirm: false }, [2, 1, 1], 3],
    ['requirement raised', raised, [2, 2, 1], 3],
  ])('%s', async (_name, change, expected, status) => {
    expect((await edit(change)).status).toBe(200);
    expect(listStatuses()).toEqual(expected);
    expect(getOrderStatus()).toBe(status);
  });

  it('that lowers the need to those who accepted makes the crew whole and ends the extra invitation', async () => {
    await edit({ crew_requirements: [orderFields.crew_requirements[0], { position: PositionCode.helper, count: 1 }] });
    expect(listStatuses()).toEqual([InvitationStatus.accepted, InvitationStatus.accepted, InvitationStatus.cancelled]);
    // The job got smaller, so no one is notified that someone else was faster.
    expect(world.tables.invitation.require(ids.tyrell)).toMatchObject({
      reason: 'job_smaller',
      cancelled_by: 'company',
    });
    expect(listTitles(events.tyrell)).toEqual([]);
    expect(getOrderStatus()).toBe(OrderStatus.formed);
  });

  it('that drops a slot cancels its open invitation, and those who declined cannot return', async () => {
    const [luis = 0, alicia = 0] = await invite(world, orderId, [3, PositionCode.helper], [11, PositionCode.helper]);
    await as('luis', world, 'rejectInvitation', { params: { invitationId: luis }, body: { reason: 'too_far' } });
    const change = {
      crew_requirements: [{ position: PositionCode.foremanDriver, count: 1 }],
      release_invitation_ids: [ids.marcus],
    };
    expect((await edit(change)).status).toBe(200);
    expect(listStatuses()).toEqual([InvitationStatus.accepted, InvitationStatus.cancelled, InvitationStatus.cancelled]);
    expect(world.tables.invitation.require(alicia)).toMatchObject({
      status: InvitationStatus.cancelled,
      reason: 'job_smaller',
    });
    const late = await as('luis', world, 'acceptInvitation', { params: { invitationId: luis } });
    expect(late).toMatchObject({ status: 409, body: { message: 'This position is no longer needed.' } });
    const texts = world.tables.orderEvent.by('order', orderId).map(({ actor_id, text }) => `${actor_id}: ${text}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        '2: Marcus Reed was removed',
        '2: Tyrell Banks’s invitation was withdrawn',
        '3: Luis Ortega declined',
      ]),
    );
  });

  it('that asks people again keeps their place and what was agreed with them', async () => {
    world.tables.invitation.update(ids.marcus, { hourly_rate: 2600, message: 'Bring the dolly' });
    await edit({ ...sunday, ...lowered });
    expect(world.tables.invitation.require(ids.marcus)).toMatchObject({
      status: InvitationStatus.new,
      position: PositionCode.helper,
      hourly_rate: 2600,
      message: 'Bring the dolly',
      reconfirm_of: ids.marcus,
    });
    expect(world.tables.invitation.require(ids.sofia)).toMatchObject({
      status: InvitationStatus.new,
      position: PositionCode.foremanDriver,
      hourly_rate: 3200,
    });
    await as('marcus', world, 'acceptInvitation', { params: { invitationId: ids.marcus } });
    expect(listStatuses()).toEqual([InvitationStatus.new, InvitationStatus.accepted, InvitationStatus.new]);
    expect(getOrderStatus()).toBe(OrderStatus.partiallyFormed);
  });
});

describe('a notification of an edit', () => {
  it.each([
    ['notes and items', { crew_notes: 'Dogs', items: [] }, 'Job #1021 was changed'],
    ['another time', later, 'Job #1021 moved to 9–11 AM'],
    ['another day', sunday, 'Job #1021 moved to Sun Nov 29, 8–10 AM'],
  ])('of %s reaches the crew and those asked', async (_name, change, title) => {
    await edit(change);
    expect([listTitles(events.marcus), listTitles(events.tyrell)]).toEqual([[title], [title]]);
  });

  it('of office notes and prices reaches no one on the crew', async () => {
    await edit({ office_notes: 'Pays late', customer_quote: 90_000 });
    expect([events.marcus, events.tyrell]).toEqual([[], []]);
  });

  it('that sends an open invitation again gives it a new full expiry', async () => {
    world.clock.advance(60_000);
    const before = getExpiry(ids.tyrell);
    const askedAt = (id: number) => world.tables.invitation.require(id).asked_at;
    await edit(later);
    expect([getExpiry(ids.tyrell), askedAt(ids.tyrell)]).toEqual([before, null]);
    await edit(sunday);
    expect(getExpiry(ids.tyrell) > before).toBe(true);
    expect(world.tables.invitation.require(ids.marcus)).toMatchObject({ reconfirm_of: ids.marcus, responded_at: null });
    expect([askedAt(ids.tyrell), askedAt(ids.marcus)]).toEqual([world.now(), world.now()]);
    const crew = getField((await as('priya', world, 'getCurrentCrew', { params: { orderId } })).body, 'data');
    expect(toList(getField(crew, 'members')).map((each) => getField(each, 'created_at'))).toContain(world.now());
  });

  it('that lowers the usual rate keeps one agreed on by hand', async () => {
    world.tables.invitation.update(ids.marcus, { hourly_rate: 2600 });
    await edit(lowered);
    expect(world.tables.invitation.require(ids.marcus)).toMatchObject({
      status: InvitationStatus.accepted,
      hourly_rate: 2600,
    });
    expect(world.tables.invitation.require(ids.tyrell).hourly_rate).toBe(2300);
  });
});
