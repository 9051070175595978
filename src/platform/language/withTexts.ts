import type { LoadedCatalog } from './catalog';

/** Loads a module and the texts it needs in parallel: `withTexts(() => import('./LoginPage'), loginCatalog)`. */
export function withTexts<Loaded>(
  load: () => Promise<Loaded>,
  ...catalogs: readonly [LoadedCatalog, ...LoadedCatalog[]]
): TextLoader<Loaded> {
  const loader = async () => {
    const [loaded] = await Promise.all([load(), ...catalogs.map((catalog) => catalog.load())]);
    return loaded;
  };
  return Object.assign(loader, { catalogs, module: load });
}

/** A loader with a list of what it loads. */
export type TextLoader<Loaded> = (() => Promise<Loaded>) & {
  catalogs: readonly LoadedCatalog[];
  module: () => Promise<Loaded>;
};
