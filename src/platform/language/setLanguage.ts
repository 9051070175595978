import { storedKeys } from '../session/storedKeys';
import { loadWanted } from './catalog';
import { applyLanguage, currentLanguage } from './current';
import { chooseLanguage, type Language } from './languages';

let latest: Language | undefined;

/** Runs before the first paint: chooses this device's language. */
export function startLanguage(storagePrefix: string): void {
  show(chooseLanguage(storedLocale(storagePrefix), navigator.languages));
}

/**
 * Changes the language of the page once all its texts are loaded; typed input is kept. The last of several choices wins.
 * Rejects when the texts cannot be loaded; the page then keeps its language.
 */
export async function setLanguage(language: Language): Promise<void> {
  latest = language;
  if (language === currentLanguage()) return;
  await loadWanted(language);
  if (latest === language) show(language);
}

function show(language: Language): void {
  document.documentElement.lang = language;
  applyLanguage(language);
}

/** The stored language of this device's last user. */
function storedLocale(storagePrefix: string): unknown {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(storagePrefix + storedKeys.user) ?? 'null');
    return typeof user === 'object' && user !== null && 'locale' in user ? user.locale : undefined;
  } catch {
    return undefined;
  }
}
