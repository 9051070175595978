import { type Bundle, buildProduction, listFiles, listModules, weigh, type Weight } from './bundle';
import { laterParts, notForLogin, type Page, listPages, shells, visits } from './pages';
import { type Cell, table, verdict } from './table';

/** Prints the sizes of the production build. True when every target is met. */
export async function reportSizes(): Promise<boolean> {
  const bundle = await buildProduction();
  const misses: string[] = [];
  const check = (what: string, value: number, target: number | undefined) => {
    const word = verdict(value, target);
    if (word === 'OVER') misses.push(what);
    return word;
  };
  console.log('Production build, kB after gzip (1 kB = 1000 bytes)\n');
  console.log(table([visitHead, ...visits.map((visit) => visitRow(bundle, visit, check))]));
  const sources = bundle.chunks.flatMap(({ ids }) => ids);
  const pages = listPages(sources).map((page) => ({ page, own: ownWeight(bundle, page) }));
  const rows = pages
    .toSorted((a, b) => b.own.js - a.own.js)
    .map(({ page: { source, routes, target }, own }) => [
      pageName(source),
      kB(own.js),
      target / 1000,
      check(pageName(source), own.js, target),
      kB(own.css),
      named(routes),
    ]);
  console.log('\nRoutes: what each page adds to its shell\n');
  console.log(table([['page', 'JS', 'at most', '', 'CSS', 'routes'], ...rows]));
  const later = laterParts.map(({ name, source, page, target }) => {
    const own = measureAdded(bundle, [source], [...shells.company, page]);
    return [name, kB(own.js), target / 1000, check(name, own.js, target), kB(own.css)];
  });
  console.log('\nParts that a page asks for when they are needed\n');
  console.log(table([['part', 'JS', 'at most', '', 'CSS'], ...later]));
  const strangers = findExtraModules(bundle);
  console.log(
    `\nThe login loads no ${Object.keys(notForLogin).join(', ')}: ${strangers.length === 0 ? 'ok' : 'WRONG'}`,
  );
  for (const stranger of strangers) console.log(`  ${stranger}`);
  if (misses.length > 0) console.log(`\nOver the target: ${misses.join('; ')}`);
  return misses.length === 0 && strangers.length === 0;
}

const visitHead = ['first visit', 'JS', 'at most', '', 'CSS', 'at most', '', 'files'];

type Check = (what: string, value: number, target: number | undefined) => string;

function visitRow(bundle: Bundle, { name, sources, target }: (typeof visits)[number], check: Check): Cell[] {
  const files = listFiles(bundle, sources);
  const { js, css } = weigh(bundle, files);
  const limit = (bytes: number | undefined) => (bytes === undefined ? '' : bytes / 1000);
  return [
    name,
    kB(js),
    limit(target?.js),
    check(`${name} JS`, js, target?.js),
    kB(css),
    limit(target?.css),
    check(`${name} CSS`, css, target?.css),
    files.size,
  ];
}

function ownWeight(bundle: Bundle, { source, area, texts }: Page): Weight {
  return measureAdded(bundle, [source, ...texts], shells[area]);
}

/** What modules add to what is there already. */
function measureAdded(bundle: Bundle, sources: readonly string[], there: readonly string[]): Weight {
  const known = listFiles(bundle, there);
  return weigh(
    bundle,
    [...listFiles(bundle, sources)].filter((file) => !known.has(file)),
  );
}

function findExtraModules(bundle: Bundle): string[] {
  const login = visits.find(({ name }) => name === 'login');
  const modules = listModules(bundle, listFiles(bundle, login?.sources ?? []));
  return Object.entries(notForLogin).flatMap(([what, pattern]) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${what}: ${module}`),
  );
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const pageName = (source: string) => source.replace(/^.*\//, '').replace(/\.tsx$/, '');
const named = (routes: readonly string[]) =>
  routes.length > 3
    ? `${routes.slice(0, 3).join(', ')} and ${routes.length - 3} more`
    : routes.join(', ') || '(unnamed)';
