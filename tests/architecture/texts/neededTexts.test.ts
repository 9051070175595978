// @vitest-environment node
import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isLocal, isTest, locate, parse, read } from '../sources';

/*
 * Texts are loaded with the code that reads them. So each import() of a module names its catalogs (`withTexts`), except
 * those that the importing file already needs itself.
 */

const files = filesIn('src', /\.tsx?$/).filter((file) => !isTest(file) && !/\.(en|es)\.ts$/.test(file));
const always = ['appCatalog', 'platformCatalog'];

type Lazy = { target: string; named: string[] };
type Module = { imports: string[]; catalog: string | undefined; lazies: Lazy[] };

const modules = new Map(files.map((file) => [file, readModule(file, read(file))]));

test('lazily loaded code brings the texts it reads', () => {
  expect([...modules.values()].flatMap(({ lazies }) => lazies).length).toBeGreaterThan(40);
  const missing = files.flatMap((file) => missingIn(file));
  expect(missing).toEqual([]);
});

test('the start reads no texts but those it loads', () => {
  expect([...findCatalogs('src/app/start.tsx')].filter((name) => !always.includes(name))).toEqual([]);
});

test('sees the catalogs that a loader names', () => {
  const planted = `
    const Page = lazy(withTexts(() => import('./catalog').then((module) => module), ordersCatalog, crewCatalog));
    const bare = () => import('./catalog');`;
  expect(lazyImports('src/features/jobs/planted.ts', planted)).toEqual([
    { target: 'src/features/jobs/catalog.ts', named: ['ordersCatalog', 'crewCatalog'] },
    { target: 'src/features/jobs/catalog.ts', named: [] },
  ]);
});

function missingIn(file: string): string[] {
  const own = findCatalogs(file);
  return (modules.get(file)?.lazies ?? []).flatMap(({ target, named }) =>
    [...findCatalogs(target)]
      .filter((name) => !always.includes(name) && !own.has(name) && !named.includes(name))
      .map((name) => `${file} loads ${target} without ${name}`),
  );
}

/** The catalogs that a module and all its imports read. */
function findCatalogs(file: string): Set<string> {
  const seen = new Set([file]);
  const found = new Set<string>();
  for (const each of seen) {
    const module = modules.get(each);
    if (module?.catalog !== undefined) found.add(module.catalog);
    module?.imports.forEach((imported) => seen.add(imported));
  }
  return found;
}

function readModule(file: string, source: string): Module {
  const imports = staticImports(parse(file, source)).map((specifier) => locate(file, specifier));
  return { imports, catalog: /= (\w+Catalog)\.texts\('/.exec(source)?.[1], lazies: lazyImports(file, source) };
}

function staticImports({ body }: ESTree.Program): string[] {
  return body.flatMap((node) => {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') return relative(node.source.value);
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
    return isExport && node.exportKind !== 'type' && node.source ? relative(node.source.value) : [];
  });
}

function relative(specifier: string): string[] {
  return isLocal(specifier) ? [specifier] : [];
}

function lazyImports(file: string, source: string): Lazy[] {
  const found: Lazy[] = [];
  const named: string[][] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [, ...catalogs] }) => {
      const names = catalogs.map((each) => source.slice(each.start, each.end));
      named.push(callee.type === 'Identifier' && callee.name === 'withTexts' ? names : []);
    },
    'CallExpression:exit': () => void named.pop(),
    ImportExpression: ({ source: { start, end } }) => {
      const specifier = source.slice(start + 1, end - 1);
      if (isLocal(specifier)) found.push({ target: locate(file, specifier), named: named.flat() });
    },
  }).visit(parse(file, source));
  return found;
}
