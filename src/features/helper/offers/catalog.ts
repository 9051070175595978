import { defineCatalog } from '#platform/language/catalog';

/** Texts of the offers that helpers apply for. */
export const helperOffersCatalog = defineCatalog('features/helper/offers', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
