// @vitest-environment node
import { expect, test } from 'vitest';
import { frozenReads } from './frozenTexts';
import { filesIn, isLocal, isTest, locate, read } from '../sources';

const files = filesIn('src', /\.tsx?$/).filter((file) => !isTest(file) && !file.startsWith('src/generated/'));
const textModules = new Set(files.filter((file) => /= \w+Catalog\.texts\('/.test(read(file))));

test('nothing on screen is made from a text when a module is loaded', () => {
  expect(textModules.size).toBeGreaterThan(50);
  const frozen = files.flatMap((file) =>
    frozenReads(file, read(file), (specifier) => isLocal(specifier) && textModules.has(locate(file, specifier))).map(
      (code) => `${file}: ${code}`,
    ),
  );
  expect(frozen).toEqual([]);
});

const seen = (code: string) => frozenReads('planted.ts', `import { texts } from './texts';\n${code}`, () => true);

test.each([
  ['const label = texts.save;', 'texts.save'],
  ['const labels = { save: texts.save };', 'texts.save'],
  ['const { save } = texts;', '{ save } = texts'],
  ['const all = { ...texts };', '...texts'],
  ['const names = Object.keys(texts);', 'Object.keys(texts)'],
  ["const shown = (5).toLocaleString('es');", "(5).toLocaleString('es')"],
  ['const numbers = new Intl.NumberFormat();', 'new Intl.NumberFormat()'],
])('finds %s', (code, found) => {
  expect(seen(code)).toContain(found);
});

test.each([
  'const label = () => texts.save;',
  'export function Save() { return texts.save; }',
  'export { texts };',
  'type Name = keyof typeof texts;',
])('accepts %s', (code) => {
  expect(seen(code)).toEqual([]);
});
