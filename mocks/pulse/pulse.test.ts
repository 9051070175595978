// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../tests/kit/invariants';
import { hear } from '../../tests/kit/pushes';
import { memberOf, testWorld } from '../../tests/kit/world';
import { addActivities } from '../seed/activities';
import type { World } from '../world';
import { createPulse } from './pulse';

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
      gaps.push(now - last);
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

  it('is heard by those it concerns, one activity a beat', () => {
    const world = testWorld();
    const [dana, marcus] = [hear(world, 1), hear(world, 5)];
    const pulse = createPulse(world);
    for (let beat = 0; beat < 200; beat += 1) pulse.beat();
    expect(dana.every(({ event }) => event === 'notification-created')).toBe(true);
    const branches = dana.map(({ data }) => Number(memberOf(data, 'branch_id')));
    const inPhoenix = branches.filter((id) => id === 1).length;
    expect(inPhoenix).toBeGreaterThan(branches.length / 2);
    expect(new Set(branches)).toEqual(new Set([1, 2, 3]));
    expect(new Set(marcus.map(({ data }) => memberOf(data, 'branch_id')))).toEqual(new Set([0]));
  });

  it('never lets somebody of the cast act', () => {
    const world = testWorld({ scenario: 'empty' });
    const pulse = createPulse(world);
    for (let beat = 0; beat < 300; beat += 1) pulse.beat();
    const actors = world.tables.activity.all().map(({ actor }) => actor?.id ?? 0);
    expect(actors.filter((id) => id > 0 && id <= 10)).toEqual([]);
    expect(new Set(actors).size).toBeGreaterThan(20);
  });

  it('fills crews one by one', () => {
    const world = testWorld({ scenario: 'empty' });
    const pulse = createPulse(world);
    for (let beat = 0; beat < 300; beat += 1) pulse.beat();
    const filled = new Map<number, number>();
    for (const { type, data } of world.tables.activity.by('feed', '1/1', 'asc')) {
      if (type !== 'invitation.accepted' || data.order_id === undefined || data.filled === data.required) continue;
      expect(data.filled).toBe((filled.get(data.order_id) ?? 0) + 1);
      filled.set(data.order_id, data.filled ?? 0);
    }
    expect(filled.size).toBeGreaterThan(5);
  });

  it('goes on without branches, in personal feeds', () => {
    const world = testWorld({ scenario: 'noBranches' });
    const before = size(world);
    const pulse = createPulse(world);
    for (let beat = 0; beat < 20; beat += 1) pulse.beat();
    expect(size(world)).toBe(before + 20);
  });

  it('does not let a feed grow without end', () => {
    const world = testWorld({ scenario: 'empty' });
    addActivities(world, 1, 1990);
    const pulse = createPulse(world);
    for (let beat = 0; beat < 50; beat += 1) pulse.beat();
    expect(world.tables.activity.count('feed', '1/1')).toBe(2000);
    expect(problemsOf(world)).toEqual([]);
  });

  it('gives the same 30 days twice', () => {
    const month = () => {
      const world = testWorld();
      createPulse(world, { everyMs: hour / 2 }).start();
      world.clock.advance(30 * 24 * hour);
      return world;
    };
    const [first, second] = [month(), month()];
    expect(second.db.hash()).toBe(first.db.hash());
    expect(size(first)).toBeGreaterThan(3000);
    expect(problemsOf(first)).toEqual([]);
  });
});
