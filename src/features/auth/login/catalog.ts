import { defineCatalog } from '#platform/language/catalog';

/** Texts of the login and of social sign-in. */
export const loginCatalog = defineCatalog('features/auth/login', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
