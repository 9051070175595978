// @vitest-environment node
import { basename } from 'node:path';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, parse, read } from './sources';

const files = ['src', 'mocks', 'tests', 'tools'].flatMap((folder) => filesIn(folder));
const written = files.filter((file) => !/^(src|mocks)\/generated\/|^tests\/architecture\/violations\//.test(file));

/** Names without meaning. (`src/features/helper` is the helper, a person of the product.) */
const empty = /(^|\/)(utils?|helpers|common|shared|misc|components|hooks)(\/|\.tsx?$)|(^|\/)types\.ts$/;

test('no folder or file has an empty name', () => {
  expect(written.filter((file) => empty.test(file))).toEqual([]);
});

test('the check finds exactly the empty names', () => {
  const planted = [
    'src/app/utils/x.ts',
    'src/features/jobs/components/A.tsx',
    'mocks/helpers.ts',
    'src/platform/ui/types.ts',
  ];
  expect(planted.filter((file) => empty.test(file))).toEqual(planted);
  expect(empty.test('src/features/helper/routes.ts')).toBe(false);
});

const pages = written.filter((file) => file.endsWith('Page.tsx') && file.startsWith('src/features/'));

test.each(pages)('%s is one screen: in a folder of its feature, its page the default export by its name', (file) => {
  expect(file).toMatch(/^src\/features\/[^/]+\/([^/]+\/){1,2}[A-Z]\w+Page\.tsx$/);
  expect(defaultExport(parse(file, read(file)))).toBe(basename(file, '.tsx'));
});

test('components are named in PascalCase, everything else in camelCase', () => {
  const code = written.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const wrong = code.filter((file) => !/^([a-z][A-Za-z0-9]*|[A-Z][A-Za-z0-9]*)(\.\w+)?\.tsx?$/.test(basename(file)));
  expect(wrong).toEqual([]);
});

function defaultExport({ body }: ESTree.Program): string | undefined {
  const node = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'FunctionDeclaration' ? node.id?.name : undefined;
}
