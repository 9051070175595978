import { defineCatalog } from '#platform/language/catalog';

/** Texts of the helper's invitations and jobs. */
export const helperJobsCatalog = defineCatalog('features/helper/jobs', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
