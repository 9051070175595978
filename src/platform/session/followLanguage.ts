import { call } from '../sagas/effects';
import { currentLanguage } from '../language/current';
import type { Language } from '../language/languages';
import type { ProfileStorage } from './profileStorage';
import type { ActionOf } from './slice';
import type { SessionUser } from './user';

/** What is needed to change the language. */
export type LanguageServices = {
  storage: ProfileStorage;
  /** Rejects when the texts do not arrive. */
  setLanguage: (language: Language) => Promise<void>;
};

/** Shows the app in the language on the user's record. The page stays as it is when the texts do not arrive. */
export function* followUser({ setLanguage }: LanguageServices, { locale }: SessionUser) {
  if (locale === undefined || locale === currentLanguage()) return;
  try {
    yield* call(setLanguage, locale);
  } catch {
    // Asked again at the next start.
  }
}

/** A language chosen on screen: kept on this device, where the record of a user who signs in replaces it. */
export function* keepLanguage(services: LanguageServices, { locale }: ActionOf<'session/languageChosen'>) {
  services.storage.saveLocale(locale);
  try {
    yield* call(services.setLanguage, locale);
  } catch {
    // It is kept, so the next start shows it.
  }
}
