// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { as, type Who } from '../../../tests/kit/operations';
import { formed, type FormedCrew, invite, placeOrder } from '../../../tests/kit/orders';
import { collectPushes, listTitles } from '../../../tests/kit/sockets/pushes';
import { type Answer, getField, testWorld } from '../../../tests/kit/world';
import type { World } from '../../provider/world';
import { getOrderCounts } from '../rules/orderLists';

// docs/product.md, "Pay": Sofia leads at $32, Marcus and Tyrell help at $24.
let world: World;
let orderId: number;
let crew: FormedCrew;

beforeEach(async () => {
  world = testWorld({ scenario: 'empty' });
  ({ orderId, crew } = await formed(world));
});

const moveDay = () => world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
const getOrder = () => world.tables.order.require(orderId);
const getErrors = ({ body }: Answer) => getField(body, 'errors');

const ahead = { actual_start_at: '2026-11-29T15:20:00Z', actual_end_at: '2026-12-18T07:20:00Z' };
const damage = (photo_ids: number[]) => ({ type: 'damage', text: 'Scratch on the door', photo_ids });
const times = { actual_start_at: '2026-11-28T15:20:00Z', actual_end_at: '2026-11-28T22:35:00Z' };

/** A pay line for each crew member at the agreed rate. */
function createLines(more: { hours?: number; bonus?: number; tip?: number } = {}) {
  const rates: [id: number, hourly_rate: number][] = [
    [crew.sofia, 3200],
    [crew.marcus, 2400],
    [crew.tyrell, 2400],
  ];
  return rates.map(([invitation_id, hourly_rate]) => ({ invitation_id, hourly_rate, hours: 6.75, ...more }));
}

/** The same with one line changed. */
function changeLine(index: number, change: object) {
  return createLines().map((line, at) => (at === index ? { ...line, ...change } : line));
}

function complete(change: object = {}, who: Who = 'priya'): Promise<Answer> {
  const body = {
    ...times,
    break_minutes: 30,
    crew: createLines(),
    rounding: 'quarter_up',
    tips_total: 7500,
    tip_split: 'equal',
    ...change,
  };
  return as(who, world, 'completeOrder', { params: { orderId }, body });
}

describe('a completed job', () => {
  it('pays $615.00 for 7.25 hr on site less half an hour and $75 in tips, and notifies Marcus of his $187.00', async () => {
    moveDay();
    const marcus = collectPushes(world, 5);
    expect((await complete()).status).toBe(200);
    const detail = await as('priya', world, 'getOrderDetail', { params: { orderId } });
    const completion = getField(getField(detail.body, 'data'), 'completion');
    expect(completion).toMatchObject({ actual_hours: 6.75, payout_total: 61_500, tips_total: 7500 });
    expect(getOrder().completion?.lines.map(({ total, tip }) => [total, tip])).toEqual([
      [24_100, 2500],
      [18_700, 2500],
      [18_700, 2500],
    ]);
    expect(listTitles(marcus)).toEqual(['You earned $187.00 for #1021']);
    expect([getOrder().closed_state, getOrder().status]).toEqual(['completed', OrderStatus.formed]);
    expect(getOrderCounts(world.tables, 1)).toEqual({ not_formed: 0, formed: 0, history: 1 });
  });

  it('pays everyone for the time on site at their rate if the results do not name the crew', async () => {
    moveDay();
    const rated = createLines().map(({ invitation_id, hours }) => ({ invitation_id, hours }));
    expect((await complete({ crew: undefined })).status).toBe(200);
    const unnamed = getOrder().completion?.lines.map(({ total }) => total);
    await as('dana', world, 'reopenOrder', { params: { orderId } });
    expect((await complete({ crew: rated })).status).toBe(200);
    expect([unnamed, getOrder().completion?.lines.map(({ total }) => total)]).toEqual([
      [24_100, 18_700, 18_700],
      [24_100, 18_700, 18_700],
    ]);
  });

  it('pays nothing to a no-show, and the tips to the others', async () => {
    moveDay();
    const [sofia, marcus, tyrell] = createLines({ hours: 6.75 });
    await complete({ crew: [sofia, marcus, { ...tyrell, no_show: true }] });
    expect(getOrder().completion?.lines.map(({ total, tip }) => [total, tip])).toEqual([
      [25_350, 3750],
      [19_950, 3750],
      [0, 0],
    ]);
  });

  it.each([
    ['the minimum for a short job', { hours: 1, bonus: 0, tip: 0 }, 2, [6400, 4800, 4800]],
    ['all quarters above it', { hours: 2.25, bonus: 0, tip: 0 }, 2.25, [7200, 5400, 5400]],
    ['bonus and tip beside it', { hours: 2, bonus: 1000, tip: 333 }, 2, [7733, 6133, 6133]],
  ])('pays %s', async (_name, more, paid_hours, totals) => {
    moveDay();
    await complete({ crew: createLines(more), tips_total: 3 * more.tip, tip_split: 'custom' });
    expect(getOrder().completion?.lines.map((line) => [line.paid_hours, line.total])).toEqual(
      totals.map((total) => [paid_hours, total]),
    );
    expect(getOrder().completion?.payout_total).toBe(totals.reduce((sum, total) => sum + total));
  });

  it('pays what a flat job promised, and the travel to each', async () => {
    moveDay();
    world.change(() => world.tables.order.update(orderId, { pay_type: 'flat', travel_pay: 1500 }));
    const hours = getOrder().estimated_hours;
    await complete({ crew: createLines({ hours: 1 }), tips_total: 0 });
    expect(getOrder().completion?.lines.map((line) => [line.paid_hours, line.travel_pay, line.total])).toEqual(
      [3200, 2400, 2400].map((rate) => [hours, 1500, hours * rate + 1500]),
    );
  });

  it.each(['equal', 'by_hours'])('divides tips to the cent (%s)', async (tip_split) => {
    moveDay();
    const hours = [6.75, 5.5, 3.25];
    const worked = createLines().map((line, index) => ({ ...line, hours: hours[index] ?? 0 }));
    await complete({ crew: worked, tips_total: 10_001, tip_split });
    const tips = getOrder().completion?.lines.map(({ tip }) => tip) ?? [];
    expect(tips.reduce((sum, tip) => sum + tip, 0)).toBe(10_001);
  });

  it('cancels invitations that are still open', async () => {
    world.tables.invitation.update(crew.tyrell, { status: InvitationStatus.new, expires_at: '2026-11-30T00:00:00Z' });
    world.tables.order.update(orderId, { status: OrderStatus.partiallyFormed });
    moveDay();
    expect((await complete({ crew: createLines().slice(0, 2) })).status).toBe(200);
    expect(world.tables.invitation.require(crew.tyrell).status).toBe(InvitationStatus.cancelled);
    expect(getOrder().status).toBe(OrderStatus.partiallyFormed);
    expect(findProblems(world)).toEqual([]);
  });

  it.each([
    [
      'an accepted person is missing',
      () => ({ crew: [{ invitation_id: crew.sofia, hours: 6, hourly_rate: 3200 }] }),
      'crew',
    ],
    ['it ends before it begins', () => ({ actual_end_at: '2026-11-28T15:00:00Z' }), 'actual_end_at'],
    ['tips by hand do not add up', () => ({ tip_split: 'custom' }), 'tips_total'],
    ['tips beside no tips in all', () => ({ tips_total: undefined, crew: createLines({ tip: 2500 }) }), 'tips_total'],
    ['tips beside other tips in all', () => ({ tips_total: 5000, crew: createLines({ tip: 2500 }) }), 'tips_total'],
    ['a start tomorrow', () => ahead, 'actual_start_at'],
    ['a start 60 days before', () => ({ actual_start_at: '2026-09-29T15:20:00Z' }), 'actual_start_at'],
    ['an end in 20 days', () => ({ actual_end_at: '2026-12-18T22:35:00Z' }), 'actual_end_at'],
    ['a day more than the job has', () => ({ actual_start_at: '2026-11-27T20:00:00Z' }), 'actual_end_at'],
    ['a break as long as the work', () => ({ break_minutes: 435 }), 'break_minutes'],
    ['more hours than on site', () => ({ crew: changeLine(0, { hours: 7.5 }) }), 'crew.0.hours'],
    ['another rate than agreed', () => ({ crew: changeLine(1, { hourly_rate: 3200 }) }), 'crew.1.hourly_rate'],
    ['a person twice', () => ({ crew: [...createLines(), ...createLines().slice(0, 1)] }), 'crew.3.invitation_id'],
    ['a picture of another job', () => ({ issues: [damage([41])] }), 'issues.0.photo_ids.0'],
    ['a file that is no picture', () => ({ issues: [damage([42])] }), 'issues.0.photo_ids.0'],
  ])('says what is wrong: %s', async (_name, change, field) => {
    moveDay();
    expect(Object.keys(getErrors(await complete(change())) ?? {})).toEqual([field]);
    expect(getOrder().closed_state).toBeNull();
  });

  it('takes pictures of the job along', async () => {
    const files = [
      { id: 41, name: 'door.jpg', url: 'data:,', size: 1, type: 'image/jpeg' },
      { id: 42, name: 'permit.pdf', url: 'data:,', size: 1, type: 'application/pdf' },
    ];
    world.change(() => world.tables.order.update(orderId, { attachments: files }));
    moveDay();
    const [problem] = Object.keys(getErrors(await complete({ issues: [damage([41, 42])] })) ?? {});
    expect(problem).toBe('issues.0.photo_ids.1');
    expect((await complete({ issues: [damage([41])] })).status).toBe(200);
  });

  it('a job of several days is paid for the days and not the nights', async () => {
    const id = await placeOrder(world, { date: '2026-11-30', end_date: '2026-12-01' });
    const [sofia = 0] = await invite(world, id, [6, PositionCode.foremanDriver]);
    world.change(() => {
      world.tables.invitation.update(sofia, { status: InvitationStatus.accepted });
      world.tables.order.update(id, { status: OrderStatus.partiallyFormed });
    });
    world.clock.travelTo(new Date('2026-12-01T23:00:00Z'));
    const body = {
      actual_start_at: '2026-11-30T15:00:00Z',
      actual_end_at: '2026-12-01T22:00:00Z',
      break_minutes: 60,
      crew: [{ invitation_id: sofia, hours: 13, hourly_rate: 3200 }],
    };
    expect((await as('priya', world, 'completeOrder', { params: { orderId: id }, body })).status).toBe(200);
    const { completion } = world.tables.order.require(id);
    expect([completion?.actual_hours, completion?.payout_total]).toEqual([13, 41_600]);
  });

  it('wants a note for many more hours than estimated', async () => {
    moveDay();
    const long = { actual_start_at: '2026-11-28T12:00:00Z', crew: createLines({ hours: 10 }) };
    expect(Object.keys(getErrors(await complete(long)) ?? {})).toEqual(['notes']);
    expect((await complete({ ...long, notes: 'The elevator was broken' })).status).toBe(200);
  });

  it('is opened again by the owner within a day, with its crew', async () => {
    moveDay();
    await complete();
    expect((await as('priya', world, 'reopenOrder', { params: { orderId } })).status).toBe(403);
    expect((await as('dana', world, 'reopenOrder', { params: { orderId } })).status).toBe(200);
    expect(getOrder()).toMatchObject({ closed_state: null, closed_at: null, status: OrderStatus.formed });
    expect(getOrderCounts(world.tables, 1)).toEqual({ not_formed: 0, formed: 1, history: 0 });
    expect((await complete()).status).toBe(200);
    world.clock.advance(25 * 3_600_000);
    expect(getErrors(await as('dana', world, 'reopenOrder', { params: { orderId } }))).toEqual({ code: 'too_late' });
    expect(findProblems(world)).toEqual([]);
  });

  it('is not opened again while someone of its crew works elsewhere at that time', async () => {
    moveDay();
    await complete();
    world.clock.travelTo(new Date('2026-11-28T12:00:00Z'));
    const other = await placeOrder(world, { customer_last_name: 'Later' });
    const [invitationId = 0] = await invite(world, other, [5, PositionCode.helper]);
    expect((await as('marcus', world, 'acceptInvitation', { params: { invitationId } })).status).toBe(200);
    moveDay();
    const { status, body } = await as('dana', world, 'reopenOrder', { params: { orderId } });
    expect([status, getField(body, 'message')]).toEqual([
      409,
      'Marcus Reed: on another job at that time. Take them off it first.',
    ]);
    expect(getField(body, 'errors')).toMatchObject({ code: 'hard_conflict', conflicts: [{ label: 'Marcus Reed' }] });
    world.tables.invitation.update(invitationId, { override_reason: 'Agreed' });
    expect((await as('dana', world, 'reopenOrder', { params: { orderId } })).status).toBe(409);
    world.tables.invitation.update(invitationId, { status: InvitationStatus.cancelled });
    expect((await as('dana', world, 'reopenOrder', { params: { orderId } })).status).toBe(200);
  });
});

describe('the pushes of a completed job', () => {
  it('carry the whole card, its version and the counts', async () => {
    const pushed: { channel: string; event: string; payload: unknown }[] = [];
    const { broadcast } = world.pusher;
    world.pusher.broadcast = (channel, event, payload) => {
      pushed.push({ channel, event, payload });
      broadcast(channel, event, payload);
    };
    moveDay();
    await complete();
    const ofBranch = pushed.filter(({ channel }) => channel === 'private-company-branches.1');
    const [updated] = ofBranch.filter(({ event }) => event === 'order-updated');
    const card = { order_id: orderId, version: 2, closed_state: 'completed', payout_total: 61_500 };
    expect(updated?.payload).toMatchObject({ order_id: orderId, version: 2, order_card: card });
    const [counts] = ofBranch.filter(({ event }) => event === 'order-counts-updated');
    expect(counts?.payload).toEqual({ not_formed: 0, formed: 0, history: 1 });
    // The crew must not see the total pay.
    const [forCrew] = pushed.filter(
      ({ channel, event }) => channel.startsWith('private-orders') && event === 'order-updated',
    );
    expect(getField(getField(forCrew?.payload, 'order_card'), 'payout_total')).toBeNull();
  });
});
