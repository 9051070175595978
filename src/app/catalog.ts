import { defineCatalog } from '#platform/language/catalog';

/** Texts of the public pages' frame and of the start. */
export const appCatalog = defineCatalog('app', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
