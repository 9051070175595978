import { defineCatalog } from '#platform/language/catalog';

/** Texts of the subscription page. */
export const billingCatalog = defineCatalog('features/billing', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
