import { defineCatalog } from '../../../platform/language/catalog';

/** Texts of completing a job. */
export const closingCatalog = defineCatalog('features/jobs/closing', {
  en: () => import('./catalog.en'),
});
