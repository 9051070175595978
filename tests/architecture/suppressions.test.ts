// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, read } from './sources';

const files = ['src', 'mocks', 'tests', 'tools']
  .flatMap((folder) => filesIn(folder, /\.(m?ts|tsx)$/))
  .filter((file) => !/\/generated\/|architecture\//.test(file));

const directive = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b([^\n*]*)/g;
const neverOff =
  /boundaries|no-cycle|max-lines|complexity|no-explicit-any|no-non-null-assertion|no-danger|^\s*$|^\s*--/;

const complaints = (file: string, text: string) =>
  [...text.matchAll(directive)]
    .map(([, rest = '']) => rest)
    .filter((rest) => neverOff.test(rest) || !/ -- \S/.test(rest))
    .map((rest) => `${file}:${rest}`);

test('a rule is switched off for one place, with a reason, and never a rule of the structure', () => {
  expect(files.flatMap((file) => complaints(file, read(file)))).toEqual([]);
});

test.each(['oxlint-disable', 'eslint-disable-next-line max-lines -- long', 'oxlint-disable-next-line react/purity'])(
  'refuses // %s',
  (comment) => {
    expect(complaints('planted.ts', `// ${comment}\n`)).toHaveLength(1);
  },
);

test('accepts an exception with a reason', () => {
  expect(complaints('sound.ts', '// oxlint-disable-next-line react/purity -- the clock is the point here\n')).toEqual(
    [],
  );
});
