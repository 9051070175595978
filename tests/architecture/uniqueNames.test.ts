// @vitest-environment node
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// A component or function can be found by its name, so no two share one.

/** Each feature has these files, and each language its texts; an index.ts exports parts under their own names. */
const repeatedFiles = /(^|\/)(index|titles|routes|realtime|\w*[tT]exts|labels)(\.\w\w)?\.ts$/;

function exportedNames(file: string, source: string): string[] {
  return parse(file, source).body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return listNames(statement.declaration);
    return statement.type === 'ExportNamedDeclaration' && statement.declaration ? listNames(statement.declaration) : [];
  });
}

function listNames(node: ESTree.Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclaration') return [];
  const named = node.declarations.flatMap(({ id }) => (id.type === 'ArrayPattern' ? id.elements : [id]));
  return named.flatMap((each) => (each?.type === 'Identifier' ? [each.name] : []));
}

function repeated(files: readonly { file: string; source: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, source } of files) {
    for (const name of exportedNames(file, source)) places.set(name, [...(places.get(name) ?? []), file]);
  }
  return [...places].filter(([, found]) => found.length > 1).map(([name, found]) => `${name}: ${found.join(', ')}`);
}

test('no two modules export a component, function or value of the same name', () => {
  const files = filesIn('src', /\.tsx?$/).filter(
    (file) => !isTest(file) && !file.startsWith('src/generated/') && !repeatedFiles.test(file),
  );
  expect(repeated(files.map((file) => ({ file, source: read(file) })))).toEqual([]);
});

test('the test sees functions, components and values, and no types', () => {
  const planted = [
    { file: 'a.tsx', source: 'export function Card() {}\nexport const [size, use] = [1, 2];\nexport type Props = {};' },
    { file: 'b.tsx', source: 'export default function Card() {}\nexport const size = 2;\nexport type Props = {};' },
  ];
  expect(repeated(planted)).toEqual(['Card: a.tsx, b.tsx', 'size: a.tsx, b.tsx']);
});
