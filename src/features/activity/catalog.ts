import { defineCatalog } from '#platform/language/catalog';

/** Texts of the activity feed. */
export const activityCatalog = defineCatalog('features/activity', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
