import { defineCatalog } from '#platform/language/catalog';

/** Texts of the helper's calendar. */
export const helperCalendarCatalog = defineCatalog('features/calendar/helper', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
