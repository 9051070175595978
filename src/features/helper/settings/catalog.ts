import { defineCatalog } from '#platform/language/catalog';

/** Texts of the helper's settings. */
export const helperSettingsCatalog = defineCatalog('features/helper/settings', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
