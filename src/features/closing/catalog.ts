import { defineCatalog } from '#platform/language/catalog';

/** Texts of the dialog that completes a job. */
export const closingCatalog = defineCatalog('features/closing', {
  en: () => import('./catalog.en'),
});
