import { base, en, en_US, Faker } from '@faker-js/faker';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export type RandomState = readonly number[];

/**
 * The world's only source of randomness. The same seed and the same calls give the same results, also after save and
 * restore.
 */
export type Random = {
  /** At least 0, less than 1. */
  float(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** Picks from pairs of a value and its weight (not negative). */
  weighted<Item>(pairs: readonly (readonly [Item, number])[]): Item;
  /** A new list; the input is unchanged. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** This many different items (all of them when there are fewer), in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** A version 4 UUID. */
  uuid(): string;
  /** Letters and digits, 40 by default. Predictable by design: never use it for anything real. */
  token(length?: number): string;
  /** Digits, leading zeros included, as in one-time codes. */
  digits(length: number): string;
  state(): RandomState;
  restore(state: RandomState): void;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function createRandom(seed: number): Random {
  let generator = xoroshiro128plus(seed);
  // Neighboring seeds start alike. A few steps separate them.
  for (let i = 0; i < 16; i += 1) generator.next();

  const int = (min: number, max: number) => uniformInt(generator, min, max);
  const float = () => uniformFloat64(generator);
  const createText = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [shuffled[last], shuffled[other]] = [getItem(shuffled, other), getItem(shuffled, last)];
    }
    return shuffled;
  }

  return {
    float,
    int,
    chance: (probability) => float() < probability,
    pick: (items) => getItem(items, int(0, Math.max(0, items.length - 1))),
    weighted(pairs) {
      let left = float() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      const drawn = pairs.find(([, weight]) => (left -= weight) < 0);
      return (drawn ?? getItem(pairs, pairs.length - 1))[0];
    },
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
    uuid() {
      const words = [0, 1, 2, 3].map(() => int(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('');
      const variant = '89ab'.charAt(int(0, 3));
      const [second, third, fourth] = [words.slice(8, 12), words.slice(13, 16), words.slice(17, 20)];
      return `${words.slice(0, 8)}-${second}-4${third}-${variant}${fourth}-${words.slice(20)}`;
    },
    token: (length = 40) => createText(ALPHABET, length),
    digits: (length) => createText('0123456789', length),
    state: () => generator.getState(),
    restore(state) {
      generator = xoroshiro128plusFromState(state);
    },
  };
}

/**
 * Faker with American names and addresses, drawing from the given generator, so saving the generator saves Faker too.
 * Pass `now` (the world's clock), or relative dates depend on the real clock.
 */
export function createFaker(random: Random, now: () => Date): Faker {
  const faker = new Faker({
    locale: [en_US, en, base],
    randomizer: { next: random.float, seed: () => undefined },
  });
  faker.setDefaultRefDate(() => now());
  return faker;
}

function getItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}
