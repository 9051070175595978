import { call } from '../sagas/effects';
import { currentLanguage } from '../language/current';
import type { Language } from '../language/languages';
import type { ProfileStorage } from './profileStorage';
import type { ActionOf } from './slice';
import type { SessionUser } from './user';

export type LanguageServices = {
  storage: ProfileStorage;
  /** Rejects when the texts cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
};

/** Shows the app in the user's language. The page keeps its language when the texts cannot be loaded. */
export function* followUser({ setLanguage }: LanguageServices, { locale }: SessionUser) {
  if (locale === undefined || locale === currentLanguage()) return;
  try {
    yield* call(setLanguage, locale);
  } catch {
    // The next start tries again.
  }
}

/** Applies a language chosen on screen and stores it on this device. A user's own language replaces it at sign-in. */
export function* keepLanguage(services: LanguageServices, { locale }: ActionOf<'session/languageChosen'>) {
  services.storage.saveLocale(locale);
  try {
    yield* call(services.setLanguage, locale);
  } catch {
    // It is stored, so the next start shows it.
  }
}
