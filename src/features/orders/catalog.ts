import { defineCatalog } from '#platform/language/catalog';

/** Texts that all job pages share. */
export const ordersCatalog = defineCatalog('features/orders', {
  en: () => import('./catalog.en'),
});
