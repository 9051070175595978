import { describe, expect, it } from 'vitest';
import { createFaker, createRandom, type Random } from './random';

const now = () => new Date('2026-11-23T08:00:00Z');
const createPeople = (random: Random) => {
  const faker = createFaker(random, now);
  return Array.from({ length: 20 }, () => [
    faker.person.fullName(),
    faker.location.streetAddress(),
    faker.date.recent().toISOString(),
    random.uuid(),
    random.int(1, 1_000_000),
  ]);
};

describe('the source of chance', () => {
  it('gives the same answers for the same seed, others for the next one', () => {
    expect(createPeople(createRandom(1))).toEqual(createPeople(createRandom(1)));
    expect(createPeople(createRandom(1))).not.toEqual(createPeople(createRandom(2)));
  });

  it('goes on after a restore as if it had never stopped, faker included', () => {
    const first = createRandom(7);
    createPeople(first);
    const saved: unknown = JSON.parse(JSON.stringify(first.state()));
    const expected = createPeople(first);
    const second = createRandom(99);
    second.restore(Array.isArray(saved) ? saved : []);
    expect(createPeople(second)).toEqual(expected);
  });

  it('keeps its promises about ranges and forms', () => {
    const random = createRandom(3);
    const ints = Array.from({ length: 2_000 }, () => random.int(2, 5));
    expect(new Set(ints)).toEqual(new Set([2, 3, 4, 5]));
    expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(random.token()).toMatch(/^[A-Za-z\d]{40}$/);
    expect(random.digits(6)).toMatch(/^\d{6}$/);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
    const hits = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
    expect(hits).toBeGreaterThan(2_800);
    expect(hits).toBeLessThan(3_200);
  });

  it('shuffles fairly and leaves the given list alone', () => {
    const random = createRandom(5);
    const list = Object.freeze([1, 2, 3]);
    const orders = new Map<string, number>();
    for (let i = 0; i < 6_000; i += 1) {
      const order = random.shuffle(list).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
    expect(new Set(random.sample([1, 2, 3], 5))).toEqual(new Set([1, 2, 3]));
  });

  it('draws by weight and never what weighs nothing', () => {
    const random = createRandom(11);
    const drawn = Array.from({ length: 4_000 }, () =>
      random.weighted([
        ['never', 0],
        ['often', 3],
        ['seldom', 1],
      ]),
    );
    expect(drawn).not.toContain('never');
    const often = drawn.filter((item) => item === 'often').length;
    expect(Math.abs(often - 3_000)).toBeLessThan(150);
  });

  it('dates what faker calls recent by the given clock', () => {
    const faker = createFaker(createRandom(1), now);
    const recent = faker.date.recent({ days: 1 }).getTime();
    expect(now().getTime() - recent).toBeLessThanOrEqual(86_400_000);
    expect(recent).toBeLessThanOrEqual(now().getTime());
  });
});
