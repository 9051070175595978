// @vitest-environment node
import { expect, test } from 'vitest';
import { type Cost, groupModules, type Node, shareWithAll } from '../../tools/vite/chunkGroups';

const cost: Cost = { getFileCost: () => 100, getVisits: () => 1 };
const list = (modules: readonly Node[], given = cost) =>
  groupModules(modules, given)
    .map((part) => [...part.modules].sort())
    .sort(([one = ''], [other = '']) => one.localeCompare(other));

function module(id: string, pages: string, bytes: number, needs: readonly string[] = []): Node {
  return { id, pages: new Set(pages), bytes, needs, isStyle: id.endsWith('.css') };
}

test('modules of the same pages are one file', () => {
  expect(list([module('one', 'ab', 5000), module('two', 'ba', 5000), module('three', 'a', 5000)])).toEqual([
    ['one', 'two'],
    ['three'],
  ]);
});

test('a small file is merged when another page hardly loads more', () => {
  expect(list([module('shared', 'ab', 5000), module('small', 'a', 90)])).toEqual([['shared', 'small']]);
});

test('a merge that saves two files may cost twice as much', () => {
  expect(list([module('one.css', 'ab', 5000), module('two.css', 'a', 190)])).toEqual([['one.css', 'two.css']]);
  expect(list([module('one', 'ab', 5000), module('two.css', 'a', 190)])).toEqual([['one'], ['two.css']]);
});

test('what a merged file needs counts too', () => {
  const shared = module('shared', 'abc', 5000);
  const large = module('large', 'ab', 6000);
  expect(list([shared, module('small', 'ab', 90)])).toEqual([['shared', 'small']]);
  expect(list([shared, large, module('small', 'a', 90, ['large'])])).toEqual([['large', 'small'], ['shared']]);
});

test('pages that many visits start with load little for others', () => {
  const modules = [module('shared', 'ab', 5000), module('small', 'a', 90)];
  expect(list(modules, { ...cost, getVisits: (page) => (page === 'b' ? 10 : 1) })).toEqual([['shared'], ['small']]);
});

test('a page with too many files loads more for fewer', () => {
  const modules = [module('shared', 'ab', 5000), module('small', 'a', 190)];
  expect(list(modules)).toEqual([['shared'], ['small']]);
  expect(list(modules, { ...cost, getFileCost: (page) => (page === 'a' ? 200 : 100) })).toEqual([['shared', 'small']]);
});

test('shared styles are loaded by all pages, and nothing else changes', () => {
  const modules = [module('one.css', 'ab', 500), module('two.css', 'c', 500), module('script', 'ab', 500)];
  const shared = shareWithAll(modules, ({ pages, isStyle }) => isStyle && pages.size > 1);
  expect(shared.map(({ pages }) => [...pages].join(''))).toEqual(['abc', 'c', 'ab']);
});
