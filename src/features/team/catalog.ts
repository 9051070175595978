import { defineCatalog } from '#platform/language/catalog';

/** Texts of the team pages. */
export const teamCatalog = defineCatalog('features/team', {
  en: () => import('./catalog.en'),
});
