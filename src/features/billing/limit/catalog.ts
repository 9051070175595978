import { defineCatalog } from '#platform/language/catalog';

/** Texts of the notice of a reached plan limit. */
export const limitCatalog = defineCatalog('features/billing/limit', {
  en: () => import('./catalog.en'),
});
