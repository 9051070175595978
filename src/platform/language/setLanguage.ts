import { storedKeys } from '../session/storedKeys';
import { type LoadedCatalog, loadWanted } from './catalog';
import { applyLanguage, currentLanguage } from './current';
import { chooseLanguage, type Language } from './languages';

let latest: Language | undefined;

/** Before the first paint: takes the language of this device and loads the texts every page needs. */
export async function startLanguage(storagePrefix: string, catalogs: readonly LoadedCatalog[]): Promise<void> {
  show(chooseLanguage(storedLocale(storagePrefix), navigator.languages));
  await Promise.all(catalogs.map((catalog) => catalog.load()));
}

/**
 * Changes the language of the page, once the texts of everything it shows are loaded; nothing that was typed is lost.
 * The last of several choices wins. Rejects when the texts do not arrive: the page then stays as it was.
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

/** The language on record of the person who was here last. */
function storedLocale(storagePrefix: string): unknown {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(storagePrefix + storedKeys.user) ?? 'null');
    return typeof user === 'object' && user !== null && 'locale' in user ? user.locale : undefined;
  } catch {
    return undefined;
  }
}
