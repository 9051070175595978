import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduction } from './bench/bundle';
import { table } from './bench/table';
import { findGrowth, type PageWeight, weighPages } from './sizes/pageWeights';
import { repository } from './steps';

/*
 * tsx tools/sizes.ts [--record]: what each page loads, from a production build, and whether it has grown by more than 3 %
 * over tools/sizes/budgets.json. --record writes the current sizes into that file; do so with the change that needs them.
 */

const file = join(repository, 'tools/sizes/budgets.json');
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const bundle = await buildProduction();
const pages = weighPages(bundle);
console.log(table([['page', 'JS kB', 'CSS kB', 'files'], ...pages.map(toRow)]));
if (values.record) writeFileSync(file, `${JSON.stringify(Object.fromEntries(pages.map(toEntry)), undefined, 2)}\n`);
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<PageWeight, 'path'>>;
const growth = findGrowth(pages, budgets);
for (const each of growth) console.log(each);
process.exitCode = growth.length === 0 ? 0 : 1;

function toRow({ path, js, css, files }: PageWeight) {
  return [path, (js / 1000).toFixed(1), (css / 1000).toFixed(1), files];
}

function toEntry({ path, js, css, files }: PageWeight) {
  return [path, { js, css, files }] as const;
}
