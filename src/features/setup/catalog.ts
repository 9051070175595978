import { defineCatalog } from '#platform/language/catalog';

/** Texts of a new company's checklist. */
export const setupCatalog = defineCatalog('features/setup', {
  en: () => import('./catalog.en'),
});
