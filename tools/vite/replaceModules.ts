import type { Plugin } from 'vite';

/** Code that replaces a module that a package imports. `source` is the import as the package writes it. */
export type Replacement = { inPackage: string; source: string; code: string };

const prefix = '\0replaced:';

/** Replaces modules inside packages, in builds and in the dependencies that the dev server prepares. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const sources = replacements.map(({ source }) => source.replaceAll('.', '\\.')).join('|');
  const resolver = {
    name: 'replace-modules',
    resolveId: {
      filter: { id: new RegExp(`^(${sources})$`) },
      handler(source: string, importer = '') {
        const found = replacements.findIndex((each) => each.source === source && isIn(importer, each.inPackage));
        return found === -1 ? null : prefix + found;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id: string) => replacements[Number(id.slice(prefix.length))]?.code,
    },
  };
  return {
    ...resolver,
    // Before Vite's own resolver, which would find the real files.
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [resolver] } } }),
  };
}

function isIn(file: string, name: string): boolean {
  return file.replaceAll('\\', '/').includes(`/node_modules/${name}/`);
}
