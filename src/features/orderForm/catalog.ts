import { defineCatalog } from '#platform/language/catalog';

/** Texts of the order form. */
export const orderFormCatalog = defineCatalog('features/orderForm', {
  en: () => import('./catalog.en'),
});
