import { defineCatalog } from './catalog';

/** Texts that any page may show. Loaded before the first paint. */
export const platformCatalog = defineCatalog('platform/language', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
