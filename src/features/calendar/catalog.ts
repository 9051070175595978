import { defineCatalog } from '#platform/language/catalog';

/** Texts of the company calendar. */
export const calendarCatalog = defineCatalog('features/calendar', {
  en: () => import('./catalog.en'),
});
