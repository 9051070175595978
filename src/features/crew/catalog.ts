import { defineCatalog } from '#platform/language/catalog';

/** Texts of the crew pages. */
export const crewCatalog = defineCatalog('features/crew', {
  en: () => import('./catalog.en'),
});
