// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, read } from '../sources';
import { bannedInText, bannedWords, listClauseOpeners, listFileWords } from './wording';

const docs = ['README.md', 'CONTRIBUTING.md', 'contract/README.md', ...filesIn('docs', /\.md$/)];

/** Screen texts have their own rules, and the specification fixes some of their words. */
const screenTexts = /([tT]exts|\/labels)(\.(en|es))?\.tsx?$/;
/** A summary or description, on its line or folded over several. */
const descriptions = /^( *).*\b(?:summary|description): (?:>-\n((?:\1 +.*\n)+)|(.*))/gm;

/** Lists the words themselves. */
const styleGuide = 'docs/style.md';

/** Places in an apartment, by the name of the API. */
const exempt = [
  'mocks/provider/catalogs.ts: room',
  'mocks/provider/catalogs.ts: room: room',
  'mocks/provider/catalogs.ts: thingsByRoom: room',
];

const everyFile = ['src', 'mocks', 'tests', 'tools']
  .flatMap((folder) => filesIn(folder, /\.(tsx?|mts|css)$/))
  .filter((file) => !file.includes('/generated/') && !file.includes('/violations/'));

test('names and comments use plain words', () => {
  const files = everyFile
    .filter((file) => file.endsWith('ts') || file.endsWith('tsx'))
    .filter((file) => !screenTexts.test(file));
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((file) => bannedWords(file, read(file)).map((word) => `${file}: ${word}`));
  expect(found.filter((word) => !exempt.includes(word))).toEqual([]);
});

test('comments and test titles start with a noun or a verb', () => {
  expect(everyFile.length).toBeGreaterThan(2000);
  const swept = everyFile.filter((file) => file !== 'tests/architecture/texts/wording.test.ts');
  expect(swept.flatMap((file) => listClauseOpeners(read(file)).map((opener) => `${file}: ${opener}`))).toEqual([]);
});

test('file names use plain words', () => {
  expect(everyFile.flatMap((file) => listFileWords(file).map((word) => `${file}: ${word}`))).toEqual([]);
});

test.each([
  ['/** What the button says. */', ['What the button says. */']],
  ['// Whether it is open.', ['Whether it is open.']],
  [' * Who sees it,', ['Who sees it,']],
  ["it('they are sorted', () => {", ["'they are sorted'"]],
  ["test.each(rows)('what is saved: %s', () => {", ["'what is saved: %s'"]],
  ["it('of a closed branch', () => {", ["'of a closed branch'"]],
  ['test("when a radius changes", () => {', ['"when a radius changes"']],
  ["it.each(rows)('that are no JSON: %s', () => {", ["'that are no JSON: %s'"]],
  ["  ])('to %s are closed', () => {", ["'to %s are closed'"]],
  ["  ] as const)(\n    'or %s',", ["'or %s'"]],
  ["it('shows the hours of a closed branch', () => {", []],
  ["it('today is shown first', () => {", []],
  ["it('sorts what was found', () => { // Sorts what was found", []],
])('finds the clause without a subject in %s', (source, found) => {
  expect(listClauseOpeners(source)).toEqual(found);
});

test.each([
  ['src/features/billing/model/room.ts', ['room']],
  ['mocks/http/whoIs.test.ts', ['who']],
  ['src/features/jobs/orders/parts/describeJob.ts', []],
])('finds the banned words in the file name %s', (file, found) => {
  expect(listFileWords(file)).toEqual(found);
});

test('docs use plain words', () => {
  const swept = docs.filter((file) => file !== styleGuide);
  expect(swept.flatMap((file) => bannedInText(read(file)).map((word) => `${file}: ${word}`))).toEqual([]);
});

test('descriptions in the contract use plain words', () => {
  const files = filesIn('contract', /\.ya?ml$/);
  const described = (file: string) =>
    [...read(file).matchAll(descriptions)].map(([, , folded, line = '']) => folded ?? line);
  expect(files.flatMap(described).length).toBeGreaterThan(500);
  expect(
    files.flatMap((file) =>
      described(file)
        .flatMap(bannedInText)
        .map((word) => `${file}: ${word}`),
    ),
  ).toEqual([]);
});

test.each([
  ['// The screen stands below', ['stands']],
  ['/** Whoever is asked anew. */ const a = 1;', ['whoever', 'anew']],
  ['const toldOnce = 1;', ['toldOnce: told']],
  ['function isoOf(ms: number) { return ms; }', ['isoOf: not a verb']],
  ['const sidesOf = () => 1;', ['sidesOf: not a verb']],
  ['const f = ({ a: anew }: Props, [told]: X) => 1;', ['anew: anew', 'told: told']],
  ['type A = { standsAs: string; dayOf: (at: string) => string };', ['standsAs: stands', 'dayOf: not a verb']],
])('finds the banned words in %s', (source, found) => {
  expect(bannedWords('planted.ts', source)).toEqual(found);
});

test.each([
  "const a = 'Nobody stands here';",
  '// The specification says "Somebody was faster", and `cancelled` is a status.',
  'const cancelledAt = standard(outdoors, warehouse);',
  'const { told } = load();',
  'type Values = { valueOf: string };',
])('accepts %s', (source) => {
  expect(bannedWords('sound.ts', source)).toEqual([]);
});
