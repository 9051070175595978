// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read, repository } from '../sources';

const documents = ['README.md', 'CONTRIBUTING.md', 'contract/README.md', ...filesIn('docs', /\.md$/)];

/** Docs shorten paths: `cache/scope.ts` is in src/platform, `rules/access` in mocks. */
const folders = ['', 'src', 'src/platform', 'mocks'];

const codeFolders = ['src', 'mocks', 'tests', 'tools', 'contract', 'docs'];
const otherFiles = ['package.json', 'index.html', 'orval.config.ts', 'vite.config.ts', 'vite.demo.config.ts'];
const files = codeFolders.flatMap((folder) => filesIn(folder, /\.(tsx?|ya?ml|css|json|md)$/)).concat(otherFiles);
const toWords = (text: string) => text.match(/[A-Za-z_]\w*/g) ?? [];

/** All words of the code and of the names of files. */
const words = new Set([
  ...files.flatMap(toWords),
  ...files.filter((file) => !/\.md$|docsPaths\.test/.test(file)).flatMap((file) => toWords(read(file))),
]);
/** Names of other products and of libraries. */
const foreign = new Set([
  'OpenAPI',
  'broadcastAs',
  'broadcastWith',
  'getPreferredLanguage',
  'setLocale',
  'trustProxies',
  'withBroadcasting',
  'withExceptions',
  'findMany',
  'defaultIntegrations',
  'captureException',
  'captureMessage',
]);

test.each(documents)('every path in %s exists', (file) => {
  expect(findPaths(read(file)).filter((path) => !exists(path, dirname(file)))).toEqual([]);
});

test.each(documents.filter((file) => file !== 'docs/style.md'))('every identifier in the code of %s exists', (file) => {
  const unknown = findIdentifiers(read(file)).filter((name) => !words.has(name) && !foreign.has(name));
  expect(unknown).toEqual([]);
});

test('finds identifiers in code spans and code blocks only', () => {
  const text = 'The oldName of `useTeam`, `team` and\n```tsx\n<TeamList rows={teamRows} />\n```\nin notCode.';
  expect(findIdentifiers(text)).toEqual(['useTeam', 'TeamList', 'teamRows']);
});

test('finds paths, and no routes, calls or globs', () => {
  const text =
    '`tests/kit`, `mocks/no.ts`, `other/no.css`, `/company/team`, `subscription/preview`, `tests/*`, `example.com/path`' +
    '\n```\nnpx vitest run src/no.ts\n```';
  expect(findPaths(text)).toEqual(['tests/kit', 'mocks/no.ts', 'other/no.css', 'src/no.ts']);
  expect(exists('mocks/no.ts')).toBe(false);
  expect(exists('cache/scope.ts')).toBe(true);
});

/** Names in code with a capital letter inside, such as `useTeam`. */
function findIdentifiers(text: string): string[] {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].join('\n');
  return [...new Set(code.match(/\b(?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*/g))];
}

/** Code with a slash that names a source file or starts with a folder of the repository. */
function findPaths(text: string): string[] {
  const spans = text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`(\w[\w.-]*\/[\w./-]*)`/g);
  const blocks = [...text.matchAll(/```[\s\S]*?```/g)].join('\n').matchAll(/(?<![\w./-])(\w[\w.-]*\/[\w./-]*)/g);
  const tokens = [...spans, ...blocks].map(([, token = '']) => token);
  return tokens.filter((token) => /\.(tsx?|mts|css|ya?ml|md)$/.test(token) || isFolder(token.split('/', 1)[0] ?? ''));
}

/** Builds are on disk at some times only. */
function isFolder(name: string): boolean {
  return !name.startsWith('dist') && exists(name);
}

function exists(path: string, ownFolder = ''): boolean {
  return [...folders, ownFolder].some((folder) => existsSync(join(repository, folder, path)));
}
