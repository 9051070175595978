import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files that few visits need: they are kept once they were loaded. */
const rare = /(^|\/)(engine|maplibre|region|counties|DateCalendar|ImageCropper|echo-legacy)[^/]*$/;
const written = ['index.html', 'sw.js'];

/**
 * Builds src/serviceWorker as `sw.js`, with the list of files it keeps: the page, what the build wrote, and what is in
 * `public`. Names with a hash never change their content; the others carry a revision.
 */
export function serviceWorker(apiUrl = '/api'): Plugin {
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
        const hashed = Object.keys(bundle).filter((file) => !written.includes(file) && !rare.test(file));
        const others = ['index.html', ...readdirSync(config.publicDir)].map((file) => ({
          url: file,
          revision: getRevision(join(dir, file)),
        }));
        const keptFiles = [...others, ...hashed.map((url) => ({ url, revision: null }))];
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            keptFiles: JSON.stringify(keptFiles),
            providerUrl: JSON.stringify(`${apiUrl}/`),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: config.build.target,
            rolldownOptions: {
              input: join(config.root, 'src/serviceWorker/main.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

function getRevision(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
