import type { Plugin } from 'vite';

const ADAPTERS = /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/;
const STUB = '\0axios-fetch-stub';

/** axios has two adapters for browsers and uses the first, XMLHttpRequest. Builds leave the other one out. */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'without-fetch-adapter',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer !== undefined && ADAPTERS.test(importer) && source === './fetch.js' ? STUB : null,
    load: (id) => (id === STUB ? 'export const getFetch = () => undefined;' : null),
  };
}
