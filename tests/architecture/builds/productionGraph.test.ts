// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, isLocal, listImports, locate, read } from '../sources';

const graph = reachable('src/main.ts');

test('the production entry reaches every screen and nothing outside src', () => {
  const pages = filesIn('src/features', /Page\.tsx$/);
  expect(pages.length).toBeGreaterThan(0);
  expect([...graph.files]).toEqual(expect.arrayContaining(pages));
  expect([...graph.files].filter((file) => !file.startsWith('src/'))).toEqual([]);
});

test('the production entry reaches no library of the fake', () => {
  expect(
    [...graph.packages].filter((name) => /^(msw|@mswjs|@faker-js|idb|zod|ws|pure-rand|@noble)(\/|$)/.test(name)),
  ).toEqual([]);
});

test('nothing in src mentions the fake', () => {
  const speaking = filesIn('src').filter((file) => /\bmsw\b|@mswjs|\bfaker\b|\bmocks\//i.test(read(file)));
  expect(speaking).toEqual([]);
});

test('the search finds dynamic imports, re-exports and worker addresses', () => {
  const code = `
    import a from './a'; import type { T } from './types-only'; export * from './b'; export { c } from './c';
    const d = () => import('./d'); new Worker(new URL('./e.ts', import.meta.url));`;
  expect(listImports('walk.ts', code)).toEqual(['./a', './b', './c', './d', './e.ts']);
});

type Graph = { files: Set<string>; packages: Set<string> };

function reachable(entry: string): Graph {
  const found: Graph = { files: new Set(), packages: new Set() };
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.files.has(file)) continue;
    found.files.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const source of listImports(file, read(file))) {
      if (isLocal(source)) open.push(locate(file, source));
      else found.packages.add(source);
    }
  }
  return found;
}
