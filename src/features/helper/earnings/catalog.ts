import { defineCatalog } from '#platform/language/catalog';

/** Texts of the helper's earnings and statements. */
export const helperEarningsCatalog = defineCatalog('features/helper/earnings', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
