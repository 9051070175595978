import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * npx tsx tools/publish.ts <build> <site>: copies a build to the folder that a host serves. The files of the version
 * before stay, because open tabs may still load them; older ones are removed.
 */

/** List of the published version's files, in the site. */
const listName = '.published';

export function publish(build: string, site: string): { copied: number; removed: number } {
  const listPath = join(site, listName);
  const before = existsSync(listPath) ? readFileSync(listPath, 'utf8').split('\n') : [];
  const current = listFiles(build);
  // The page comes last: until then, visitors get the version before, whole.
  for (const file of current.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    cpSync(join(build, file), join(site, file));
  }
  // The same version again, with other settings or in a new container: the one before it is still in use.
  const isSame = before.join('\n') === current.join('\n');
  const needed = new Set([...before, ...current, listName]);
  const unneeded = isSame ? [] : listFiles(site).filter((file) => !needed.has(file));
  for (const file of unneeded) rmSync(join(site, file));
  writeFileSync(listPath, current.join('\n'));
  return { copied: current.length, removed: unneeded.length };
}

const isPage = (file: string) => /^(index\.html|sw\.js)(\.\w+)?$/.test(file);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}

if (process.argv[1] === import.meta.filename) {
  const [build = 'dist', site = ''] = process.argv.slice(2);
  if (site === '') throw new Error('Name the folder that the host serves.');
  const { copied, removed } = publish(build, site);
  console.log(`${copied} files published to ${site}, ${removed} old ones removed`);
}
