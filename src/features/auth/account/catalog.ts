import { defineCatalog } from '#platform/language/catalog';

/** Texts of codes, passwords and account dialogs. */
export const accountCatalog = defineCatalog('features/auth/account', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
