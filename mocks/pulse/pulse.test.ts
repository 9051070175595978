// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../tests/kit/invariants';
import { as } from '../../tests/kit/operations';
import { invite, placeOrder } from '../../tests/kit/orders';
import { collectPushes } from '../../tests/kit/sockets/pushes';
import { getField, testWorld } from '../../tests/kit/world';
import { getOrderCounts } from '../rules/orders/orderCounts';
import { addActivities } from '../seed/activities';
import type { World } from '../world';
import { createPulse } from './pulse';
import { InvitationStatus, OrderStatus, PositionCode } from '../../src/generated/model/codes';

const hour = 3_600_000;
const size = ({ tables }: World) => tables.activity.size();

describe('the pulse', () => {
  it('is quiet until it is started, and again when it is stopped', () => {
    const world = testWorld({ scenario: 'empty' });
    const pulse = createPulse(world);
    world.clock.advance(hour);
    expect(size(world)).toBe(0);
    pulse.start();
    pulse.start();
    world.clock.advance(hour / 10);
    const beaten = size(world);
    expect(beaten).toBeGreaterThan(10);
    pulse.stop();
    world.clock.advance(hour);
    expect(size(world)).toBe(beaten);
  });

  it('beats soon, then every 5 to 14 seconds', () => {
    const world = testWorld({ scenario: 'empty' });
    const gaps: number[] = [];
    let last = world.clock.now().getTime();
    const announce = world.announce;
    world.announce = (event) => {
      const now = world.clock.now().getTime();
      // A withdrawal that makes space for a new request belongs to the same beat.
      if (now > last) gaps.push(now - last);
      last = now;
      announce(event);
    };
    createPulse(world).start();
    world.clock.advance(hour);
    expect(gaps.shift()).toBe(3000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(14_000);
    expect(new Set(gaps).size).toBeGreaterThan(50);
  });

  it('is pushed to the right people, one activity per beat', () => {
    const world = testWorld();
    const [dana, marcus] = [collectPushes(world, 1), collectPushes(world, 5)];
    const pulse = createPulse(world);
    for (let beat = 0; beat < 200; beat += 1) pulse.beat();
    expect(dana.every(({ event }) => event === 'notification-created')).toBe(true);
    const branches = dana.map(({ data }) => Number(getField(data, 'branch_id')));
    const inPhoenix = branches.filter((id) => id === 1).length;
    expect(inPhoenix).toBeGreaterThan(branches.length / 2);
    expect(new Set(branches)).toEqual(new Set([1, 2, 3]));
    const pushed = marcus.filter(({ event }) => event === 'notification-created');
    expect(new Set(pushed.map(({ data }) => getField(data, 'branch_id')))).toEqual(new Set([0]));
  });

  it('never acts for a person of the cast', () => {
    const world = testWorld();
    const before = new Set(world.tables.activity.all().map(({ id }) => id));
    const pulse = createPulse(world);
    for (let beat = 0; beat < 60; beat += 1) pulse.beat();
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
    createPulse(world).start();
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
    const pulse = createPulse(world);
    pulse.beat();
    expect(world.tables.order.require(orderId).status).toBe(OrderStatus.pending);
    pulse.start();
    world.clock.advance(120_000);
    pulse.stop();
    const answers = world.tables.invitation.by('order', orderId).map(({ status }) => status);
    expect(answers).not.toContain(1);
    expect(world.tables.order.require(orderId).status).toBeGreaterThan(2);
    expect(findProblems(world)).toEqual([]);
  });

  it('changes the jobs of the standard world without booking anyone twice', () => {
    const world = testWorld();
    const before = getOrderCounts(world.tables, 1);
    const [requests] = [world.tables.invitation.count('waiting', 'new')];
    const pulse = createPulse(world);
    for (let beat = 0; beat < 40; beat += 1) pulse.beat();
    expect(world.tables.invitation.count('waiting', 'new')).toBeLessThan(requests - 10);
    expect(getOrderCounts(world.tables, 1).history).toBe(before.history);
    expect(findProblems(world)).toEqual([]);
  });

  it('lets other companies send helpers requests to join', () => {
    const world = testWorld();
    const before = new Set(world.tables.activity.all().map(({ id }) => id));
    const pulse = createPulse(world);
    for (let beat = 0; beat < 250; beat += 1) pulse.beat();
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
    const pulse = createPulse(world);
    for (let beat = 0; beat < 20; beat += 1) pulse.beat();
    expect(size(world)).toBe(before + 20);
  });

  it('limits the length of a feed', () => {
    const world = testWorld({ scenario: 'empty' });
    addActivities(world, 1, 1990);
    const pulse = createPulse(world);
    for (let beat = 0; beat < 50; beat += 1) pulse.beat();
    expect(world.tables.activity.count('feed', '1/1')).toBe(2000);
    expect(findProblems(world)).toEqual([]);
  });

  it('gives the same week twice', () => {
    const week = () => {
      const world = testWorld();
      createPulse(world, { everyMs: hour / 2 }).start();
      world.clock.advance(7 * 24 * hour);
      return world;
    };
    const [first, second] = [week(), week()];
    expect(second.db.hash()).toBe(first.db.hash());
    expect(size(first)).toBeGreaterThan(1500);
    expect(findProblems(first)).toEqual([]);
  });
});
