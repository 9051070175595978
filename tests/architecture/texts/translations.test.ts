// @vitest-environment node
import { expect, test } from 'vitest';
import { inLanguage, type Language } from '#platform/language/current';

/* Types ensure that each English text has a Spanish one; these tests check what types cannot. */

type Texts = object;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/**/*{exts,labels}.ts', '../../../mocks/**/texts/*.ts', '../../../mocks/**/*Texts.ts'],
  { eager: true },
);
const bilingual = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, texts]) =>
    isBilingual(texts) ? [{ file, name, english: textsIn('en', texts), spanish: textsIn('es', texts) }] : [],
  ),
);

test.each(bilingual)('$name has the same shape in Spanish ($file)', ({ english, spanish }) => {
  expect(describeShape(spanish)).toEqual(describeShape(english));
});

test.each(bilingual)('$name has no Spanish text that is empty or left in English ($file)', ({ english, spanish }) => {
  const before = new Map(listLeaves(english));
  const left = listLeaves(spanish).filter(
    ([path, text]) => text === '' || (text === before.get(path) && isSentence(text)),
  );
  expect(left).toEqual([]);
});

test.each(bilingual.filter(({ file }) => file.includes('/mocks/')))(
  '$name names the same facts in Spanish ($file)',
  ({ english, spanish }) => {
    expect(describeFacts(spanish)).toEqual(describeFacts(english));
  },
);

test('there are Spanish texts', () => {
  expect(bilingual.length).toBeGreaterThan(50);
});

/** Each text is looked up when it is read. */
function isBilingual(texts: unknown): texts is Texts {
  if (typeof texts !== 'object' || texts === null) return false;
  const [first] = Object.values(Object.getOwnPropertyDescriptors(texts));
  return first?.get !== undefined;
}

function textsIn(language: Language, texts: Texts): Texts {
  return inLanguage(language, () => ({ ...texts }));
}

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
