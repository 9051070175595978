import { defineCatalog } from '../../platform/language/catalog';

/** Texts of what all pages of jobs share. */
export const jobsCatalog = defineCatalog('features/jobs', {
  en: () => import('./catalog.en'),
});
