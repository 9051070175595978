import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { reportLimits } from '../bench/limits';
import { repository } from '../checks/steps';

/*
 * tsx tools/builds/sizes.ts: the compressed JavaScript that each page loads until its first rows, in `dist`, the last production
 * build. Fails when a page is over its limit, or when the login loads a library that only other pages need.
 */

/** kB. */
const limits = { login: 198, others: 345 };
const notOnLogin =
  /node_modules\/(maplibre-gl|react-big-calendar|react-day-picker|react-image-crop|pusher-js|@faker-js|msw|@mswjs)\//;

const folder = join(repository, 'dist');
const read = (file: string) => readFileSync(join(folder, file));
const manifest = JSON.parse(String(read('.vite/manifest.json'))) as Manifest;

const findGroup = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
// The groups of tools/vite/chunks.ts with the layouts; the public one holds the login, too.
const loginPage = findGroup('public');
const signedIn = findGroup('signed-in');

const pages = [loginPage, ...Object.keys(manifest).filter((source) => /^src\/features\/.*Page\.tsx$/.test(source))];
const rows = pages
  .map((page) => {
    const bytes = listScripts(page).reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
    return { name: page, value: bytes / 1000, limit: page === loginPage ? limits.login : limits.others };
  })
  .toSorted((a, b) => b.value - a.value);
const modules = listScripts(loginPage).flatMap((file) => {
  const isMapped = existsSync(join(folder, `${file}.map`));
  return isMapped ? (JSON.parse(String(read(`${file}.map`))) as { sources: string[] }).sources : [];
});
const misplaced = modules.filter((module) => notOnLogin.test(module));

const isSmall = reportLimits('Compressed JavaScript until the first rows, kB', rows);
for (const module of misplaced) console.log(`The login loads ${module}.`);
process.exitCode = isSmall && misplaced.length === 0 && modules.length > 0 ? 0 : 1;

/** The chunks of a page with its shell, and everything they import at the start. */
function listScripts(page: string): string[] {
  const isPublic = page === loginPage || page.startsWith('src/features/auth/');
  const keys = new Set(['index.html', isPublic ? loginPage : signedIn, page]);
  for (const key of keys) manifest[key]?.imports?.forEach((imported) => keys.add(imported));
  return [...keys].map((key) => manifest[key]?.file ?? key);
}
