import { applyLanguage } from './current';
import { chooseLanguage, type Language } from './languages';

/** Runs before the first paint: chooses the stored language, else this device's. */
export function startLanguage(stored: unknown): void {
  setLanguage(chooseLanguage(stored, navigator.languages));
}

/** Changes the language of the page, which renders again; typed input stays. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  applyLanguage(language);
}
