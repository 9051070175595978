/// <reference types="vitest/config" />
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { getStamp, worldFiles } from '../../mocks/hosts/stamp.ts';

const root = join(import.meta.dirname, '../..');

/** Puts the stamp into `mocks/hosts/worldStamp.ts`. Give it to `plugins` and to `worker.plugins`. */
export function worldStamp(): Plugin {
  const target = join(root, 'mocks/hosts/worldStamp.ts');
  return {
    name: 'world-stamp',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === target ? `export const worldStamp = '${getStamp(worldFiles())}';` : null),
    // Vitest keeps transformed modules on disk; this one changes with files it does not import.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.split('?')[0] === target ? false : undefined));
    },
    // An edit while the dev server runs: the next reload asks for the stamp again.
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      if (!worldFiles().has(relative(root, file))) return;
      for (const module of moduleGraph.getModulesByFile(target) ?? []) moduleGraph.invalidateModule(module);
    },
  };
}
