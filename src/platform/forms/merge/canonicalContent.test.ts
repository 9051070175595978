// @vitest-environment node
import { expect, it } from 'vitest';
import { canonicalContent, unorderedContent } from './mergeValues';

it.each<[string, unknown, unknown]>([
  ['the order of properties', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
  ['null, missing, undefined and blank', { a: null, b: undefined, c: ' ' }, {}],
  ['spaces around a text', ' Gate 4 ', 'Gate 4'],
  ['what is ignored, at any depth', [{ key: 'x', a: { key: 'y' } }], [{ key: 'z', a: {} }]],
])('%s is no change', (_, one, other) => expect(canonicalContent(one, ['key'])).toBe(canonicalContent(other, ['key'])));

it.each<[string, unknown, unknown]>([
  ['the order of a list', [1, 2], [2, 1]],
  ['zero and nothing', { a: 0 }, {}],
  ['false and nothing', { a: false }, {}],
  ['an empty entry of a list', [null, 1], [1]],
])('%s is a change', (_, one, other) => expect(canonicalContent(one)).not.toBe(canonicalContent(other)));

it('a list without an order changes by its entries, also by how often each is there', () => {
  expect(unorderedContent([{ a: 1 }, { a: 2 }])).toBe(unorderedContent([{ a: 2 }, { a: 1 }]));
  expect(unorderedContent([{ a: 1 }, { a: 1 }])).not.toBe(unorderedContent([{ a: 1 }]));
});
