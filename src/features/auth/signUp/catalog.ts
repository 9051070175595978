import { defineCatalog } from '#platform/language/catalog';

/** Texts of the sign-up. */
export const signUpCatalog = defineCatalog('features/auth/signUp', {
  en: () => import('./catalog.en'),
  es: () => import('./catalog.es'),
});
