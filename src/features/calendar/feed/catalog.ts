import { defineCatalog } from '#platform/language/catalog';

/** Texts of the calendar feed, for the office and for helpers. */
export const feedCatalog = defineCatalog('features/calendar/feed', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
