// @vitest-environment node
import { expect, test } from 'vitest';

/* The types see to it that a Spanish text is there for each English one; these tests see what types do not. */

type Texts = Record<string, unknown>;

const catalogs = import.meta.glob<Texts>('../../src/**/catalog.{en,es}.ts', { eager: true });
const spanish = Object.entries(catalogs).flatMap(([file, texts]) => {
  const english = catalogs[file.replace('.es.ts', '.en.ts')];
  return file.endsWith('.es.ts') && english ? [{ file, english, texts }] : [];
});

test.each(spanish)('$file has the shape of the English one', ({ english, texts }) => {
  expect(shapeOf(texts)).toEqual(shapeOf(english));
});

test.each(spanish)('$file has no text that is empty or left in English', ({ english, texts }) => {
  const before = new Map(leavesOf(english));
  const left = leavesOf(texts).filter(([path, text]) => text === '' || (text === before.get(path) && isSentence(text)));
  expect(left).toEqual([]);
});

test('there are Spanish catalogs', () => {
  expect(spanish.length).toBeGreaterThan(5);
});

test('a missing key, a list that is shorter and an argument that is left out are seen', () => {
  const english = { save: 'Save', lines: ['a', 'b'], count: (jobs: number, of: number) => `${jobs} of ${of}` };
  expect(shapeOf({ ...english, save: undefined })).not.toEqual(shapeOf(english));
  expect(shapeOf({ ...english, lines: ['a'] })).not.toEqual(shapeOf(english));
  expect(shapeOf({ ...english, count: (jobs: number) => `${jobs}` })).not.toEqual(shapeOf(english));
});

/** Keys in order, with the number of arguments of each function. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `takes ${value.length}`;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

/** Names, marks and the word the provider asks for are the same in both. */
function isSentence(text: string): boolean {
  return /\p{L}+\s\p{L}+/u.test(text);
}
