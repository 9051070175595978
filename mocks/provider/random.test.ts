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
});
