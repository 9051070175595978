import { defineCatalog } from '#platform/language/catalog';

/** Texts of the branch pages. */
export const branchCatalog = defineCatalog('features/branch', {
  en: () => import('./catalog.en'),
});
