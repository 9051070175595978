import type { Plugin } from 'vite';

const LIBRARY = /[\\/]@mswjs[\\/]data[\\/]lib[\\/]/;
const PREFIX = '\0mswjs-data-stub:';

/** What the library imports, and what replaces it. */
const stubs: Record<string, string> = {
  './model/generateRestHandlers': 'export const generateRestHandlers = () => [];',
  './model/generateGraphQLHandlers':
    'export const generateGraphQLHandlers = () => []; export const generateGraphQLSchema = () => undefined;',
  // Loaded whole for one function each.
  lodash: "export const isFunction = (value) => typeof value === 'function';",
  'date-fns': 'export const compareAsc = (a, b) => Math.sign(a - b);',
};

/**
 * `@mswjs/data` can turn its models into request handlers. For that it brings its own MSW 2 and GraphQL: 274 kB gzip
 * instead of 24 with our tables around it. The fake only stores rows in it, so builds leave that half out. Pass it to
 * `plugins` and to `worker.plugins`. The dev server's dependency bundler picks it up by itself.
 */
export function stubMswData(): Plugin {
  return {
    ...resolver,
    // Before Vite's own resolver, which would already find the real files.
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        // Both together: the two share a symbol.
        include: ['@mswjs/data', '@mswjs/data/lib/glossary.js'],
        rolldownOptions: { plugins: [resolver] },
      },
    }),
  };
}

const resolver = {
  name: 'stub-mswjs-data',
  resolveId: (source: string, importer: string | undefined) =>
    importer !== undefined && LIBRARY.test(importer) && Object.hasOwn(stubs, source) ? PREFIX + source : null,
  load: (id: string) => (id.startsWith(PREFIX) ? (stubs[id.slice(PREFIX.length)] ?? null) : null),
};
