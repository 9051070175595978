// @vitest-environment node
import { expect, test } from 'vitest';
import { isEqual } from './plainData';

const file = new File(['a'], 'a.txt');

test.each([
  [1, 1, true],
  [1, '1', false],
  [Number.NaN, Number.NaN, true],
  [Number.NaN, null, false],
  [null, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [file, file, true],
  [file, new File(['b'], 'b.txt'), false],
])('compares %o with %o: %s', (one, other, equal) => {
  expect(isEqual(one, other)).toBe(equal);
  expect(isEqual(other, one)).toBe(equal);
});
