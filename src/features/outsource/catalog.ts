import { defineCatalog } from '#platform/language/catalog';

/** Texts of all outsourcing pages of a company. */
export const outsourceCatalog = defineCatalog('features/outsource', {
  en: () => import('./catalog.en'),
});
