import { defineCatalog } from '#platform/language/catalog';

/** Texts of the search in the headers. */
export const searchCatalog = defineCatalog('features/search', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
