import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseGivenSettings, settingNames, SettingsError } from '../src/platform/config/givenSettings';
import { compressFile } from './builds/compress';
import { getRevision } from './vite/serviceWorker';

/*
 * npx tsx tools/configure.ts <folder> [--settings file.json] [--api-url https://api.example.com/api …]: writes the
 * settings of one environment into a production build, replacing the ones it had. A flag is the name of a setting with
 * dashes (docs/operations.md).
 */

const toFlag = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** Writes settings into the page, and a new version of the page into the service worker. */
export function configure(folder: string, given: Record<string, unknown>): void {
  const settings = parseGivenSettings(given);
  const page = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  const before = getRevision(page);
  // A data block can't end a script early, because `<` is escaped.
  const json = JSON.stringify(settings, null, 2).replaceAll('<', String.raw`\u003c`);
  const html = readFileSync(page, 'utf8').replace(
    /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/,
    (_, start: string, end: string) => `${start}\n${json}\n${end}`,
  );
  writeFileSync(page, html);
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(before, getRevision(page)));
  for (const file of [page, worker]) compressFile(file, readFileSync(file));
}

function readFlags(args: readonly string[]): { folder: string; given: Record<string, unknown> } {
  const flags = settingNames.map((name) => [toFlag(name), { type: 'string' }] as const);
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { settings: { type: 'string' }, ...Object.fromEntries(flags) },
    allowPositionals: true,
  });
  const flagged = new Map(Object.entries(values));
  const file = flagged.get('settings');
  const fromFile: unknown = typeof file === 'string' ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const fromFlags = settingNames.flatMap((name) => {
    const value = flagged.get(toFlag(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    folder: positionals[0] ?? 'dist',
    given: { ...(typeof fromFile === 'object' && fromFile), ...Object.fromEntries(fromFlags) },
  };
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { folder, given } = readFlags(process.argv.slice(2));
    configure(folder, given);
    console.log(`${folder}/index.html has ${Object.keys(given).length} settings`);
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [error instanceof Error ? error.message : error];
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
