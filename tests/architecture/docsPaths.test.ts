// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read, repository } from './sources';

const documents = ['README.md', 'contract/README.md', ...filesIn('docs', /\.md$/)];

/** Docs shorten paths: `cache/scope.ts` is in src/platform, `rules/access` in mocks. */
const folders = ['', 'src', 'src/platform', 'mocks'];

test.each(documents)('every path in %s exists', (file) => {
  expect(findPaths(read(file)).filter((path) => !exists(path, dirname(file)))).toEqual([]);
});

test('finds paths, and no routes, calls or globs', () => {
  const text =
    '`tests/kit`, `mocks/no.ts`, `other/no.css`, `/company/team`, `subscription/preview`, `tests/*`, `example.com/path`';
  expect(findPaths(text)).toEqual(['tests/kit', 'mocks/no.ts', 'other/no.css']);
  expect(exists('mocks/no.ts')).toBe(false);
  expect(exists('cache/scope.ts')).toBe(true);
});

/** Code with a slash that names a source file or starts with a folder of the repository. */
function findPaths(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const tokens = [...prose.matchAll(/`(\w[\w.-]*\/[\w./-]*)`/g)].map(([, token = '']) => token);
  return tokens.filter((token) => /\.(tsx?|mts|css|ya?ml|md)$/.test(token) || isFolder(token.split('/', 1)[0] ?? ''));
}

/** Builds are on disk at some times only. */
function isFolder(name: string): boolean {
  return !name.startsWith('dist') && exists(name);
}

function exists(path: string, ownFolder = ''): boolean {
  return [...folders, ownFolder].some((folder) => existsSync(join(repository, folder, path)));
}
