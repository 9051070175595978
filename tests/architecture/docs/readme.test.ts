import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#platform/config/givenSettings';
import { scenarioNames } from '../../../mocks/provider/scenarios/names';
import manifest from '../../../package.json';
import { describeDifferences } from '../../kit/differences';
import { filesIn, read, repository } from '../sources';

const readme = read('README.md');
const documents = ['README.md', 'CONTRIBUTING.md', 'contract/README.md', ...filesIn('docs', /\.md$/)];

test('the commands are the scripts of package.json', () => {
  const listed = found(section('CONTRIBUTING.md', 'Commands'), /^\| `npm (?:run )?([\w:]+)` /gm);
  const commands = Object.keys(manifest.scripts).filter((name) => !name.startsWith('post'));
  expect(listed.toSorted(), describeDifferences(listed, commands)).toEqual(commands.toSorted());
});

test('each command in a block is a script, or a program with files that exist', () => {
  const blocks = documents.flatMap((file) =>
    read(file)
      .split('```')
      .filter((_, index) => index % 2 === 1),
  );
  const lines = blocks.flatMap((block) => block.split('\n'));
  const scripts = lines.flatMap((line) => found(line, /npm run ([\w:]+)/g));
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  const suites = lines.flatMap((line) => found(line, /^npx vitest run (\S+)/g));
  expect(suites.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

test("the scenarios are the fake's, each with its link", () => {
  const named = found(readme, /^\| `(\w+)` +\| http:\/\/localhost:5173\/\?scenario=\1&/gm);
  expect(named.toSorted(), describeDifferences(named, scenarioNames)).toEqual([...scenarioNames].toSorted());
});

test('the settings of docs/operations.md are those that production reads', () => {
  const listed = found(section('docs/operations.md', 'Settings'), /^\| `(\w+)` /gm);
  expect(listed, describeDifferences(listed, settingNames)).toEqual(settingNames);
  const variables = listed.map((name) => `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`);
  const declared = found(read('src/vite-env.d.ts'), /readonly (VITE_\w+)\?/g);
  expect(variables.toSorted(), describeDifferences(variables, declared)).toEqual(declared.toSorted());
});

test.each(documents)('%s has no dead links', (file) => {
  const targets = found(read(file), /\]\(([^)\s]+)\)/g).filter((target) => !/^https?:/.test(target));
  const dead = targets.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(repository, place))) return true;
    return anchor !== undefined && !listHeadings(place).map(toAnchor).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test.each(filesIn('docs/adr'))('%s has a number, a date, a status and at most 40 lines', (file) => {
  expect(read(file)).toMatch(/^# \d+\. .+\n\n\d{4}-\d{2}-\d{2}, accepted\./);
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

const commented = ['src', 'mocks', 'tests', 'tools', 'contract']
  .flatMap((folder) => filesIn(folder, /\.(tsx?|css|ya?ml)$/))
  .filter((file) => !file.includes('/architecture/'));

test('comments name only documents that exist', () => {
  const named = commented.flatMap((file) => found(read(file), /([\w./-]+\.md)\b/g).map((name) => ({ file, name })));
  expect(named.filter(({ name }) => !existsSync(join(repository, name)))).toEqual([]);
  expect(commented.filter((file) => /product design/i.test(read(file)))).toEqual([]);
});

test('comments cite only headings of docs/product.md that exist', () => {
  const cited = commented.flatMap((file) => found(unwrapped(read(file)), /docs\/product\.md, "([^"]+)"/g));
  expect(cited.length).toBeGreaterThan(0);
  const headings = listHeadings('docs/product.md');
  expect(cited.filter((heading) => !headings.includes(heading))).toEqual([]);
});

/** The text under a heading of a document, up to the next heading. */
function section(file: string, heading: string): string {
  const [, text] = read(file).split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`${file} has no section "${heading}"`);
  return text.split('\n## ')[0] ?? '';
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

function listHeadings(file: string): string[] {
  return found(read(file), /^#+ (.+)$/gm);
}

/** A heading's anchor on code hosts. */
function toAnchor(heading: string): string {
  const kept = heading.toLowerCase().replaceAll(/[^\w\s-]/g, '');
  return kept.replaceAll(' ', '-');
}

/** Joins the lines of each comment, so that a reference may be split over two. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
}
