import { call } from '../sagas/effects';
import type { Language } from '../language/languages';
import type { ProfileStorage } from './storage/profileStorage';
import type { ActionOf } from './slice';
import type { SessionUser } from './user';

export type LanguageServices = {
  storage: ProfileStorage;
  setLanguage: (language: Language) => void;
};

/** Shows the app in the user's language. */
export function* followUser({ setLanguage }: LanguageServices, { locale }: SessionUser) {
  if (locale !== undefined) yield* call(setLanguage, locale);
}

/** Applies a language chosen on screen and stores it on this device. A user's own language replaces it at sign-in. */
export function* saveLanguage(services: LanguageServices, { locale }: ActionOf<'session/languageChosen'>) {
  services.storage.saveLocale(locale);
  yield* call(services.setLanguage, locale);
}
