// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, read } from './sources';
import { bannedInText, bannedWords } from './wording';

/** Folders whose names and comments follow docs/style.md. The list only grows; the goal is src, mocks, tests, tools. */
const folders = [
  'mocks/bridge',
  'mocks/hosts',
  'mocks/panel',
  'mocks/pulse',
  'mocks/scenarios',
  'src/app',
  'src/domain',
  'src/features/activity',
  'src/features/auth',
  'src/features/billing',
  'src/features/branch',
  'src/features/calendar',
  'src/features/helper',
  'src/features/people',
  'src/features/team',
  'src/platform/config',
  'src/platform/drafts',
  'src/platform/forms',
  'src/platform/http',
  'src/platform/lib',
  'src/platform/map',
  'src/platform/routing',
  'src/platform/ui',
  'tools',
];
const docs = ['docs/product.md', ...filesIn('docs/adr', /\.md$/)];

/** Catalogs of screen texts have their own rules, and the specification fixes some of their words. */
const catalogs = /([tT]exts|\/words)(\.(en|es))?\.tsx?$/;
/** Still to be swept. */
const open = ['docs/adr/0007-rooms-as-lint-errors.md'];

const code = folders.flatMap((folder) => filesIn(folder, /\.tsx?$/)).filter((file) => !catalogs.test(file));
const mocksRoot = filesIn('mocks', /^mocks\/\w+(\.test)?\.ts$/);

test('names and comments use plain words', () => {
  const files = [...code, ...mocksRoot];
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap((file) => bannedWords(file, read(file)).map((word) => `${file}: ${word}`))).toEqual([]);
});

test('docs use plain words', () => {
  const swept = docs.filter((file) => !open.includes(file));
  expect(swept.flatMap((file) => bannedInText(read(file)).map((word) => `${file}: ${word}`))).toEqual([]);
});

test.each([
  ['// The screen stands below', ['stands']],
  ['/** Whoever is asked anew. */ const a = 1;', ['whoever', 'anew']],
  ['const toldOnce = 1;', ['toldOnce: told']],
  ['function isoOf(ms: number) { return ms; }', ['isoOf: not a verb']],
  ['const sidesOf = () => 1;', ['sidesOf: not a verb']],
  ['const f = ({ a: seat }: Props, [rooms]: X) => 1;', ['seat: seat', 'rooms: rooms']],
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
