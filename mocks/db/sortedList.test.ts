// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { createSortedList } from './sortedList';

const ascending = (a: number, b: number) => a - b;

describe('a sorted list', () => {
  it('agrees with a sorted array through many adds and removes', () => {
    const random = createRandom(20_261);
    const list = createSortedList(ascending);
    const reference = new Set<number>();
    for (let i = 0; i < 6_000; i += 1) {
      const value = random.int(1, 4_000);
      const removing = random.chance(0.3);
      if (removing) expect(list.remove(value)).toBe(reference.delete(value));
      else if (!reference.has(value)) {
        reference.add(value);
        list.add(value);
      }
      if (i % 500 === 0) expect(list.slice(0, Infinity)).toEqual([...reference].sort(ascending));
    }
    const sorted = [...reference].sort(ascending);
    expect(list.size()).toBe(sorted.length);
    expect(list.slice(700, 720)).toEqual(sorted.slice(700, 720));
    expect(list.slice(-5, 3)).toEqual(sorted.slice(0, 3));
    for (const value of sorted) list.remove(value);
    expect(list.size()).toBe(0);
    expect(list.slice(0, 10)).toEqual([]);
  });

  it('compares few entries at any length', () => {
    let looks = 0;
    const list = createSortedList((a: number, b: number) => {
      looks += 1;
      return a - b;
    });
    for (let i = 0; i < 50_000; i += 1) list.add((i * 7_919) % 50_000);
    looks = 0;
    list.add(25_000.5);
    list.remove(25_000.5);
    expect(looks).toBeLessThan(80);
  });
});
