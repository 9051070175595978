import { defineCatalog } from '../../platform/language/catalog';

/** Texts that all job pages share. */
export const jobsCatalog = defineCatalog('features/jobs', {
  en: () => import('./catalog.en'),
});
