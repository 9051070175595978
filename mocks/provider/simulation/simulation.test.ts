// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { findProblems } from '../../../tests/kit/invariants/invariants';
import { testWorld } from '../../../tests/kit/world';
import { getFirstPlace, getHome } from '../../crew/handlers/bookings';
import { getMilesBetween } from '../../crew/rules/busyTimes';
import { getOrderCounts } from '../../orders/rules/orderLists';
import { branchChannel } from '../realtime/channels';
import { createStoppedClock, createSystemClock } from '../time/clock';
import type { World } from '../world';
import { createSimulation } from './simulation';

const minute = 60_000;
const hour = 60 * minute;
/** Actions of simulated people in the first branch, without the clock's. */
const listSimulated = ({ tables }: World) =>
  tables.activity.by('feed', '1/1').filter(({ actor, type }) => actor !== null || type.startsWith('offer.application'));
const size = ({ tables }: World) => tables.activity.size();

/** The longest time without a new row in the owner's list of a branch, in milliseconds, while the clock moves on. */
function measureGaps({ clock, tables }: World, branchId: number, forMs: number): number {
  const from = clock.now().getTime();
  clock.advance(forMs);
  const seen = tables.activity.by('feed', `1/${branchId}`).map(({ created_at }) => Date.parse(created_at));
  const times = [from, ...seen.filter((time) => time > from).toReversed(), clock.now().getTime()];
  return Math.max(...times.map((time, index) => time - (times[index - 1] ?? from)));
}

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

  it.each(
    Array.from({ length: 7 }, (_, day) => new Date(Date.parse('2026-11-16T14:40:00Z') + day * 24 * hour).toISOString()),
  )('reports no arrival at a job that was over before it started, on %s', (at) => {
    const world = testWorld({ clock: createStoppedClock(at) });
    const simulation = createSimulation(world);
    simulation.start();
    world.clock.advance(hour / 4);
    const arrivals = world.tables.activity.where(
      ({ type, created_at }) => type === 'crew.checked_in' && created_at > at,
    );
    const jobs = arrivals.map(({ subject }) => world.tables.order.require(subject?.id ?? 0));
    expect(jobs.filter(({ latest_end_at }) => latest_end_at < at).map(({ id }) => id)).toEqual([]);
  });

  it('says when a crew arrived that reports it later, after a jump of the clock', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T14:40:00Z') });
    const world = testWorld({ clock: createSystemClock() });
    const simulation = createSimulation(world);
    simulation.start();
    world.clock.advance(24 * hour);
    simulation.stop();
    vi.useRealTimers();
    const before = '2026-11-22';
    const arrivals = world.tables.activity.where(
      ({ type, created_at }) => type === 'crew.checked_in' && created_at > before,
    );
    expect(arrivals.length).toBeGreaterThan(3);
    expect(arrivals.filter(({ body }) => !/\. Arrived Sat, Nov 21 · \d+:\d\d\s[AP]M\.$/.test(body ?? ''))).toEqual([]);
  });

  // A whole day in steps of a few seconds.
  it(
    'has the rhythm of a real day: at most one event a minute, few at night, and no weekly summary in between',
    { timeout: 120_000 },
    () => {
      const world = testWorld();
      const started = world.now();
      createSimulation(world).start();
      world.clock.advance(24 * hour);
      const news = world.tables.activity.by('feed', '1/1').filter(({ created_at }) => created_at > started);
      const simulated = news.filter(({ type, actor }) => actor !== null || type.startsWith('offer.application'));
      // Crews arrive together, and the state of a job follows an answer.
      const follows: readonly string[] = ['order.formed', 'order.partially_formed', 'crew.checked_in'];
      const acts = simulated.filter(({ type }) => !follows.includes(type));
      const minutes = new Set(acts.map(({ created_at }) => created_at.slice(0, 16)));
      expect(acts.length).toBeLessThanOrEqual(minutes.size + 2);
      expect(acts.length).toBeGreaterThan(10);
      expect(news.length).toBeLessThan(300);
      expect(news.filter(({ type }) => type === 'rating.received').length).toBeLessThanOrEqual(1);
    },
  );

  const worlds = Array.from({ length: 20 }, (_, index) => ({
    seed: 2026 + index,
    at: new Date(Date.parse('2026-11-16T14:40:00Z') + (index % 14) * 24 * hour).toISOString(),
    // The small branches have fewer occasions.
    ...(index < 14 ? { branchId: 1, forMs: hour } : { branchId: 2 + (index % 2), forMs: hour / 3 }),
  }));
  it.each(worlds)(
    'is seen in the list of the open branch $branchId on $at, seed $seed',
    ({ branchId, forMs, ...start }) => {
      const world = testWorld({ seed: start.seed, clock: createStoppedClock(start.at) });
      vi.spyOn(world.pusher, 'channels').mockReturnValue([{ name: branchChannel(branchId), sockets: 1 }]);
      const simulation = createSimulation(world);
      simulation.start();
      expect(measureGaps(world, branchId, forMs)).toBeLessThanOrEqual(6 * minute);
      simulation.setPace('fast');
      expect(measureGaps(world, branchId, minute)).toBeLessThanOrEqual(minute / 2);
      simulation.stop();
    },
  );

  it.each([
    ['declines', 'decline', (share: number) => share > 0.9],
    ['accepts', 'accept', (share: number) => share === 0],
  ] as const)('%s what it answers when it is set to do so', (_, mood, isRight) => {
    const world = testWorld();
    const open = world.tables.invitation.where(({ status }) => status === InvitationStatus.new).map(({ id }) => id);
    const simulation = createSimulation(world);
    simulation.setMood(mood);
    for (let beat = 0; beat < 40; beat += 1) simulation.beat();
    const answered = open
      .map((id) => world.tables.invitation.require(id))
      .filter(({ status }) => status === InvitationStatus.accepted || status === InvitationStatus.rejected)
      .filter(({ reason }) => reason !== 'already_booked');
    const declined = answered.filter(({ status }) => status === InvitationStatus.rejected);
    expect(answered.length).toBeGreaterThan(8);
    expect(isRight(declined.length / answered.length)).toBe(true);
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

  it('stays varied and honest for hundreds of beats', () => {
    const world = testWorld();
    const { tables } = world;
    const began = world.now();
    const simulation = createSimulation(world);
    for (let beat = 0; beat < 240; beat += 1) {
      world.clock.advance(minute);
      simulation.beat();
    }
    const latest = tables.activity.by('feed', '1/1').slice(0, 15);
    expect(latest.filter(({ type }) => type === 'rating.received').length).toBeLessThanOrEqual(1);
    const declined = tables.invitation.where(
      ({ responded_at, status }) => status === InvitationStatus.rejected && (responded_at ?? '') > began,
    );
    expect(declined.length).toBeGreaterThan(3);
    for (const { user_id, order_id, branch_id, reason } of declined) {
      const place = getFirstPlace(world, tables.order.require(order_id));
      const miles = getMilesBetween(getHome(world, tables.user.require(user_id), branch_id), place);
      if (reason === 'too_far') expect(miles).toBeGreaterThan(12);
      // No one applies for a job they declined.
      const offers = tables.offer.by('order', order_id).map(({ id }) => tables.offerApplication.by('offer', id));
      const applied = offers.flat().filter((each) => each.user_id === user_id && (each.applied_at ?? '') > began);
      expect(applied).toEqual([]);
    }
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
