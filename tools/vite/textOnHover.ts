import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BLUEPRINT = /[\\/]@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/]/;
const TEXT = fileURLToPath(new URL('hoverText.ts', import.meta.url));

/**
 * Blueprint measures the text of each button, menu item and tag as soon as it is there, and renders it twice: for that
 * the browser lays out a new screen before it may paint it. Only a mouse can see the title that results, so in builds a
 * text is measured when a mouse is on it.
 */
export function textOnHover(): Plugin {
  return {
    name: 'text-on-hover',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer !== undefined && BLUEPRINT.test(importer) && /^\.\.?[\\/](text[\\/])?text$/.test(source) ? TEXT : null,
  };
}
