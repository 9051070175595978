import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files that few visits need, by the start of their name. The worker stores them when they are used. */
const rare = ['engine-', 'maplibre-', 'region-', 'DateCalendar-', 'ImageCropper-', 'invoicePdf-', 'Inter_'];
/** Files that no page loads. */
const neverLoaded = /^index\.html$|^\.vite\/|\.map$/;

/**
 * Builds src/serviceWorker.ts as `sw.js`, with the list of files it keeps: the page, what the build wrote, and what is in
 * `public`. Names with a hash never change their content; the others carry a revision.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const hashed = listHashed(Object.keys(bundle));
        const others = ['index.html', ...readdirSync(config.publicDir)].map((file) => ({
          url: file,
          revision: getRevision(join(dir, file)),
        }));
        const precachedFiles = [...others, ...hashed.map((url) => ({ url, revision: null }))];
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            precachedFiles: JSON.stringify(precachedFiles),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: config.build.target,
            sourcemap: config.build.sourcemap,
            rolldownOptions: {
              input: join(config.root, 'src/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** The files with a hash in their name that most visits need. */
export function listHashed(files: readonly string[]): string[] {
  const isRare = (file: string, start: string) => file.split('/').at(-1)?.startsWith(start);
  const unused = rare.filter((start) => !files.some((file) => isRare(file, start)));
  if (unused.length > 0) throw new Error(`The build has no rare file that starts with ${unused.join(', ')}`);
  return files.filter((file) => !neverLoaded.test(file) && !rare.some((start) => isRare(file, start)));
}

/** Changes with the content of a file. */
export function getRevision(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
