import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduction } from './bench/bundle';
import { table } from './bench/table';
import { findGrowth, type PageWeight, weighPages } from './sizes/pageWeights';
import { findTarget, type Target } from './sizes/targets';
import { repository } from './steps';

/*
 * tsx tools/sizes.ts [--record]: what each page loads, from a production build, and whether it has grown by more than 3 %
 * over tools/sizes/budgets.json. --record writes the current sizes into that file; do so with the change that needs them.
 * A page over its target (tools/sizes/targets.ts) is only named.
 */

const file = join(repository, 'tools/sizes/budgets.json');
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const bundle = await buildProduction();
const pages = weighPages(bundle);
if (values.record) writeFileSync(file, `${JSON.stringify(Object.fromEntries(pages.map(toEntry)), undefined, 2)}\n`);
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<PageWeight, 'path'>>;
console.log(table([['page', 'JS kB', 'CSS kB', 'files', 'over the target'], ...pages.map(toRow)]));
console.log('value / budget / target\n');
const growth = findGrowth(pages, budgets);
for (const each of growth) console.log(each);
process.exitCode = growth.length === 0 ? 0 : 1;

function toRow(page: PageWeight) {
  const budget = budgets[page.path];
  const target = findTarget(page.path);
  const compare = (what: keyof Target, format: (value: number) => string) =>
    [page[what], budget?.[what], target?.[what]]
      .map((value) => (value === undefined ? '-' : format(value)))
      .join(' / ');
  const missed = (['js', 'css', 'files'] as const).filter((what) => target && page[what] > target[what]);
  return [
    page.path,
    compare('js', toKilobytes),
    compare('css', toKilobytes),
    compare('files', String),
    missed.join(' '),
  ];
}

function toKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function toEntry({ path, js, css, files }: PageWeight) {
  return [path, { js, css, files }] as const;
}
