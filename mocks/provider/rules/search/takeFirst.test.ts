// @vitest-environment node
import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { takeFirst } from './takeFirst';

it('takes what sorting would put first', () => {
  assert(
    property(array(integer()), integer({ min: 0, max: 12 }), (numbers, count) => {
      const items = numbers.map((number, index) => ({ number, index }));
      const compare = (one: (typeof items)[number], other: (typeof items)[number]) =>
        one.number - other.number || one.index - other.index;
      expect(takeFirst(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
    }),
  );
});
