import { defineCatalog } from '#platform/language/catalog';

/** Texts of job lists and job details. */
export const jobsCatalog = defineCatalog('features/jobs', {
  en: () => import('./catalog.en'),
});
