import { defineCatalog } from '#platform/language/catalog';

/** Texts of the shells around signed-in pages. */
export const shellCatalog = defineCatalog('app/shell', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
