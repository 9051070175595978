// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../tests/kit/invariants/invariants';
import { as } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { collectPushes } from '../../tests/kit/sockets/pushes';
import { getField, testWorld } from '../../tests/kit/world';
import { showOwn } from '../handlers/invitations/showOwn';
import { getOrderCounts } from '../rules/orders/orderCounts';
import { cast } from '../seed/cast';
import type { World } from '../world';
import { createSimulation } from './simulation';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';

const hour = 3_600_000;
/** Actions of simulated people in the first branch, without those of the clock. */
const listSimulated = ({ tables }: World) =>
  tables.activity.by('feed', '1/1').filter(({ actor, type }) => actor !== null || type.startsWith('offer.application'));
const size = ({ tables }: World) => tables.activity.size();

describe('the simulation', () => {
  it('is quiet until it is started, and again when it is stopped', () => {
    const world = testWorld();
    const before = size(world);
    const simulation = createSimulation(world);
    world.clock.advance(hour / 4);
    expect(size(world)).toBe(before);
    simulation.start();
    simulation.start();
    world.clock.advance(2 * hour);
    const lived = listSimulated(world).length;
    expect(lived).toBeGreaterThan(5);
    simulation.stop();
    world.clock.advance(2 * hour);
    expect(listSimulated(world)).toHaveLength(lived);
  });

  it('has the rhythm of a real day: at most one event a minute, few at night, and no weekly summary in between', () => {
    const world = testWorld();
    const started = world.now();
    createSimulation(world).start();
    world.clock.advance(24 * hour);
    const news = world.tables.activity.by('feed', '1/1').filter(({ created_at }) => created_at > started);
    const simulated = news.filter(({ type, actor }) => actor !== null || type.startsWith('offer.application'));
    const minutes = new Set(simulated.map(({ created_at }) => created_at.slice(0, 16)));
    const acts = simulated.filter(({ type }) => type !== 'order.formed' && type !== 'order.partially_formed');
    expect(acts.length).toBeLessThanOrEqual(minutes.size + 2);
    expect(acts.length).toBeGreaterThan(10);
    expect(news.length).toBeLessThan(120);
    expect(news.filter(({ type }) => type === 'rating.received').length).toBeLessThanOrEqual(1);
  });

  it('adds a dozen activities at most in the first twenty minutes of a demo', () => {
    const world = testWorld();
    const before = world.tables.activity.count('feed', '1/1');
    createSimulation(world).start();
    world.clock.advance(hour / 3);
    expect(world.tables.activity.count('feed', '1/1') - before).toBeLessThanOrEqual(12);
  });

  it('reaches the office and helpers by pushes', () => {
    const world = testWorld();
    const [dana, marcus] = [collectPushes(world, 1), collectPushes(world, 5)];
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 200; beat += 1) simulation.beat();
    const branches = dana
      .filter(({ event }) => event === 'notification-created')
      .map(({ data }) => Number(getField(data, 'branch_id')));
    expect(new Set(branches)).toEqual(new Set([1, 2, 3]));
    const pushed = marcus.filter(({ event }) => event === 'notification-created');
    expect(new Set(pushed.map(({ data }) => getField(data, 'branch_id')))).toEqual(new Set([0]));
  });

  it('lets no one decline as too far what is near, nor apply for a job they declined', () => {
    const world = testWorld();
    const simulation = createSimulation(world);
    const before = new Set(world.tables.invitation.where(({ reason }) => reason === 'too_far').map(({ id }) => id));
    for (let beat = 0; beat < 300; beat += 1) simulation.beat();
    const far = world.tables.invitation.where(({ id, reason }) => reason === 'too_far' && !before.has(id));
    const near = far.filter((own) => showOwn(world, own, world.tables.order.require(own.order_id)).home_miles < 12);
    expect(near).toEqual([]);
    const applied = world.tables.offerApplication.where(
      ({ applied_at, user_id }) => applied_at !== null && applied_at >= world.now() && user_id > cast.length,
    );
    const declined = applied.filter(({ user_id, offer_id }) =>
      world.tables.invitation
        .by('order', world.tables.offer.require(offer_id).order_id ?? 0)
        .some((each) => each.user_id === user_id && each.status === InvitationStatus.rejected),
    );
    expect(declined).toEqual([]);
  });

  it('never acts for a person of the cast', () => {
    const world = testWorld();
    const before = new Set(world.tables.activity.all().map(({ id }) => id));
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 60; beat += 1) simulation.beat();
    const news = world.tables.activity.where(({ id }) => !before.has(id));
    const actors = news.map(({ actor }) => actor?.id ?? 0);
    expect(actors.filter((id) => id > 0 && id <= 10)).toEqual([]);
    expect(new Set(actors).size).toBeGreaterThan(15);
  });

  it('answers requests to join, as helpers of the market', async () => {
    const world = testWorld({ scenario: 'empty' });
    const outsiders = [71, 72, 73, 74].map((id) => ({
      params: { id: 1 },
      query: `?id=${id}`,
      body: { positions: [PositionCode.helper] },
    }));
    for (const parts of outsiders) await as('priya', world, 'inviteHelper', parts);
    const office = collectPushes(world, 1);
    createSimulation(world).start();
    world.clock.advance(120_000);
    const asked = world.tables.branchInvitation.by('branch', 1);
    expect(asked.map(({ status }) => status)).not.toContain(1);
    const joined = asked.filter(({ status }) => status === InvitationStatus.accepted);
    expect(world.tables.employee.count('branch', 1)).toBe(26 + joined.length);
    const types = office.map(({ data }) => getField(getField(data, 'notification'), 'type'));
    expect(types.filter((type) => type === 'branch_invitation.accepted')).toHaveLength(joined.length);
    expect(findProblems(world)).toEqual([]);
  });

  it("answers the office's invitations within a few beats, as helpers of the branch", async () => {
    const world = testWorld({ scenario: 'empty' });
    const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
    const members = world.tables.employee
      .by('branch', 1)
      .filter(({ user_id }) => user_id > 10)
      .slice(0, 6);
    await invite(world, orderId, ...members.map(({ user_id }) => [user_id, PositionCode.helper] as const));
    const simulation = createSimulation(world);
    simulation.beat();
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.pending);
    simulation.start();
    world.clock.advance(120_000);
    simulation.stop();
    const answers = world.tables.invitation.by('order', orderId).map(({ status }) => status);
    expect(answers).not.toContain(1);
    expect(world.tables.order.require(orderId).status).toBeGreaterThan(2);
    expect(findProblems(world)).toEqual([]);
  });

  it('changes the jobs of the standard world without booking anyone twice', () => {
    const world = testWorld();
    const before = getOrderCounts(world.tables, 1);
    const [requests] = [world.tables.invitation.count('waiting', 'new')];
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 40; beat += 1) simulation.beat();
    expect(world.tables.invitation.count('waiting', 'new')).toBeLessThan(requests - 10);
    expect(getOrderCounts(world.tables, 1).history).toBe(before.history);
    expect(findProblems(world)).toEqual([]);
  });

  it('lets other companies send helpers requests to join', () => {
    const world = testWorld();
    const before = new Set(world.tables.activity.all().map(({ id }) => id));
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 250; beat += 1) simulation.beat();
    const news = world.tables.activity.where(({ id, type }) => type === 'branch_invitation.new' && !before.has(id));
    expect(news.length).toBeGreaterThan(2);
    for (const { data, user_id } of news) {
      const request = world.tables.branchInvitation.get(data.branch_invitation_id ?? 0);
      expect(request).toMatchObject({ user_id });
      expect(world.tables.branch.require(request?.branch_id ?? 0).company_id).not.toBe(1);
    }
    expect(findProblems(world)).toEqual([]);
  });

  it('goes on without branches, in personal feeds', () => {
    const world = testWorld({ scenario: 'noBranches' });
    const before = size(world);
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 100; beat += 1) simulation.beat();
    expect(size(world)).toBeGreaterThan(before);
  });

  it('limits the length of a feed', () => {
    const world = testWorld();
    const simulation = createSimulation(world, { longestFeed: 200 });
    for (let beat = 0; beat < 100; beat += 1) simulation.beat();
    expect(world.tables.activity.count('feed', '1/1')).toBe(200);
    expect(findProblems(world)).toEqual([]);
  });

  it('gives the same week twice', () => {
    const week = () => {
      const world = testWorld();
      createSimulation(world, { everyMs: hour / 2 }).start();
      world.clock.advance(7 * 24 * hour);
      return world;
    };
    const [first, second] = [week(), week()];
    expect(second.db.hash()).toBe(first.db.hash());
    expect(listSimulated(first).length).toBeGreaterThan(50);
    expect(findProblems(first)).toEqual([]);
  });
});
