// @vitest-environment node
import { expect, test } from 'vitest';

/* Types ensure that each English text has a Spanish one; these tests check what types cannot. */

type Texts = Record<string, unknown>;

const modules = import.meta.glob<Texts>(['../../../src/**/*.{en,es}.ts', '../../../mocks/**/*.{en,es}.ts'], {
  eager: true,
});
const spanish = Object.entries(modules).flatMap(([file, texts]) => {
  const english = modules[file.replace('.es.ts', '.en.ts')];
  return file.endsWith('.es.ts') && english ? [{ file, english, texts }] : [];
});

test.each(spanish)('$file has the shape of the English one', ({ english, texts }) => {
  expect(describeShape(texts)).toEqual(describeShape(english));
});

test.each(spanish)('$file has no text that is empty or left in English', ({ english, texts }) => {
  const before = new Map(listLeaves(english));
  const left = listLeaves(texts).filter(
    ([path, text]) => text === '' || (text === before.get(path) && isSentence(text)),
  );
  expect(left).toEqual([]);
});

test.each(spanish.filter(({ file }) => file.includes('/mocks/')))(
  '$file names the same facts as the English one',
  ({ english, texts }) => {
    expect(describeFacts(texts)).toEqual(describeFacts(english));
  },
);

test('there are Spanish texts', () => {
  expect(spanish.length).toBeGreaterThan(20);
});

test('a fact that a text leaves out is found', () => {
  const english = { moved: (from: string, to: string) => `${from} to ${to}` };
  expect(describeFacts({ moved: (from: string, _to: string) => from })).not.toEqual(describeFacts(english));
});

/** The arguments that each function writes, called with a name for each: `moved: ["<0>", "<1>"]`. */
function describeFacts(value: unknown): unknown {
  if (typeof value === 'function') {
    const names = Array.from({ length: value.length }, (_, index) => `<${index}>`);
    const written: unknown = Reflect.apply(value, undefined, names);
    return names.filter((name) => String(written).includes(name));
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, describeFacts(each)]));
}

test('a missing key, a shorter list and a missing argument are found', () => {
  const english = { save: 'Save', lines: ['a', 'b'], count: (jobs: number, of: number) => `${jobs} of ${of}` };
  expect(describeShape({ ...english, save: undefined })).not.toEqual(describeShape(english));
  expect(describeShape({ ...english, lines: ['a'] })).not.toEqual(describeShape(english));
  expect(describeShape({ ...english, count: (jobs: number) => `${jobs}` })).not.toEqual(describeShape(english));
});

/** Keys in order, with the number of arguments of each function. */
function describeShape(value: unknown): unknown {
  if (typeof value === 'function') return `takes ${value.length}`;
  if (Array.isArray(value)) return value.map(describeShape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, describeShape(each)]));
}

function listLeaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listLeaves(each, `${path}.${key}`));
}

/** Names, symbols and the word that the provider requires are the same in both languages. */
function isSentence(text: string): boolean {
  return /\p{L}+\s\p{L}+/u.test(text);
}
