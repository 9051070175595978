import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inProduct } from '../vite/replacements.ts';
import { replaceModules } from '../vite/replaceModules.ts';
import { shortTransitions } from './shortTransitions.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/vitest');

/** What makes the files, relative to `tools`. */
const tools = [
  'vitest/bundledPackages.ts',
  'vitest/shortTransitions.ts',
  'vite/replacements.ts',
  'vite/replaceModules.ts',
];

/** Packages of hundreds and thousands of files, of which a page loads each. */
const packages = ['@blueprintjs/core', '@blueprintjs/datetime', '@blueprintjs/icons', 'date-fns'];

/**
 * Aliases that replace large packages by one file each, because each worker would load 3,700 files. The files are kept
 * until a package or a tool changes.
 */
export async function bundlePackages(): Promise<{ find: RegExp; replacement: string }[]> {
  const folder = join(cache, hashInputs());
  if (!existsSync(folder)) await bundleInto(folder);
  return packages.map((name) => ({ find: new RegExp(`^${name}$`), replacement: join(folder, toFile(name)) }));
}

function hashInputs(): string {
  const hash = createHash('sha256');
  for (const name of [...packages, 'vite']) hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  for (const tool of tools) hash.update(readFileSync(join(root, 'tools', tool)));
  return hash.digest('hex').slice(0, 16);
}

async function bundleInto(folder: string): Promise<void> {
  // Two runs may start at once: a folder appears only when it is complete.
  const unfinished = `${folder}-${process.pid}`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [replaceModules(inProduct), shortTransitions()],
    resolve: { mainFields: ['module', 'main'] },
    // React is shared with the tests' own libraries.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: true,
      minify: false,
      outDir: unfinished,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(packages.map((name) => [toFile(name), name])),
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function toFile(name: string): string {
  return `${name.replace('@', '').replace('/', '-')}.mjs`;
}
