import type { Plugin } from 'vite';

const LOADER = /[\\/]@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]/;
const STUB = '\0icon-sets-stub';

/**
 * Blueprint can find icons by name. For that it ships two path sets of 100 kB gzip each and a list of all names. The
 * product passes every icon as an element, so builds leave the finder out.
 */
export function withoutIconSets(): Plugin {
  return {
    name: 'without-icon-sets',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer !== undefined && LOADER.test(importer) && source === './iconLoader' ? STUB : null,
    load: (id) => (id === STUB ? code : null),
  };
}

const code = `
export class Icons {
  static load() { return Promise.resolve(); }
  static loadAll() { return Promise.resolve(); }
  static getPaths() { return undefined; }
  static setLoaderOptions() {}
}
`;
