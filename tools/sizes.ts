import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { table } from './bench/table';
import { repository } from './steps';

/*
 * tsx tools/sizes.ts: the compressed JavaScript that each page loads until its first rows, in `dist`, the last production
 * build. Fails when a page is over its limit, or when the login loads a library that only other pages need.
 */

const limits = { login: 225_000, others: 300_000 };
/** Modules that every page loads, and those that the pages of each area add. */
const start = ['index.html'];
const shells = {
  public: ['src/app/shell/public/PublicShell.tsx'],
  company: ['src/app/shell/CompanyShell.tsx'],
  helper: ['src/app/shell/HelperShell.tsx'],
};
const notOnLogin =
  /node_modules\/(maplibre-gl|react-big-calendar|react-day-picker|react-image-crop|pusher-js|@faker-js|msw|@mswjs)\//;

const folder = join(repository, 'dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
const read = (file: string) => readFileSync(join(folder, file));

const pages = Object.keys(manifest).filter((source) => /^src\/features\/.*Page\.tsx$/.test(source));
const weights = pages.map((page) => {
  const files = listScripts([...start, ...shells[getArea(page)], page]);
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
  return { page, files, bytes, limit: page.endsWith('/LoginPage.tsx') ? limits.login : limits.others };
});
const login = weights.find(({ limit }) => limit === limits.login);
if (!login) throw new Error('The build has no login page');

const rows = weights
  .toSorted((a, b) => b.bytes - a.bytes)
  .map(({ page, files, bytes, limit }) => [page, toKilobytes(bytes), limit / 1000, files.length]);
console.log(table([['page', 'JS kB', 'limit', 'files'], ...rows]));

const modules = login.files.flatMap(listModules);
if (!modules.some((module) => module.includes('/react-dom/'))) throw new Error('The build has no source maps');
const problems = [
  ...weights.filter(({ bytes, limit }) => bytes > limit).map(({ page }) => `${page} is over its limit.`),
  ...modules.filter((module) => notOnLogin.test(module)).map((module) => `The login loads ${module}.`),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The chunks of these modules and everything they import at the start. */
function listScripts(sources: readonly string[]): string[] {
  const keys = new Set(sources);
  for (const key of keys) manifest[key]?.imports?.forEach((imported) => keys.add(imported));
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    return chunk.file;
  });
}

function getArea(page: string): keyof typeof shells {
  if (page.startsWith('src/features/auth/')) return 'public';
  return /\/helper/i.test(page) ? 'helper' : 'company';
}

function listModules(file: string): string[] {
  const map = `${file}.map`;
  return existsSync(join(folder, map)) ? (JSON.parse(String(read(map))) as { sources: string[] }).sources : [];
}

function toKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
