import type { Plugin } from 'vite';

/** Code in place of a module that a package imports: `source`, as the package writes it. */
export type Replacement = { inPackage: string; source: string; code: string };

const prefix = '\0replaced:';

/** Replaces modules inside packages, in builds and in the dependencies that the dev server prepares. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const resolver = {
    name: 'replace-modules',
    resolveId(source: string, importer = '') {
      const found = replacements.findIndex((each) => each.source === source && isIn(importer, each.inPackage));
      return found === -1 ? null : prefix + found;
    },
    load: (id: string) => (id.startsWith(prefix) ? replacements[Number(id.slice(prefix.length))]?.code : null),
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
