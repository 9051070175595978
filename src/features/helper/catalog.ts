import { defineCatalog } from '#platform/language/catalog';

/** Texts of the helper's settings. */
export const helperCatalog = defineCatalog('features/helper', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
