import { onTestFinished } from 'vitest';
import { appCatalog } from '../../../src/app/catalog';
import { loadWanted } from '#platform/language/catalog';
import { platformCatalog } from '#platform/language/platformCatalog';
import { startLanguage } from '#platform/language/setLanguage';
import { storedKeys } from '#platform/session/storedKeys';

/** Loads the Spanish texts of every page's frame, for a test that changes the language. */
export const loadSpanish = () => Promise.all([platformCatalog.load('es'), appCatalog.load('es')]);

/** Starts the page in Spanish, for a user who chose it here before. Pages load their own texts. */
export async function inSpanish(storagePrefix = ''): Promise<void> {
  localStorage.setItem(storagePrefix + storedKeys.user, JSON.stringify({ locale: 'es' }));
  // Pages that an earlier test has shown are already loaded.
  await loadWanted('es');
  startLanguage(storagePrefix);
  await Promise.all([platformCatalog.load(), appCatalog.load()]);
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
}
