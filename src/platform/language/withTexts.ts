import type { LoadedCatalog } from './catalog';

/** A module and the texts it needs, loaded side by side: `withTexts(() => import('./LoginPage'), loginCatalog)`. */
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

/** A loader that says what it loads. */
export type TextLoader<Loaded> = (() => Promise<Loaded>) & {
  catalogs: readonly LoadedCatalog[];
  module: () => Promise<Loaded>;
};
