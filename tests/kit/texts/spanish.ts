import { onTestFinished } from 'vitest';
import { setLanguage } from '#platform/language/current';
import { storedKeys } from '#platform/session/storage/profileStorage';

/** Starts the page in Spanish, for a user who chose it here before. */
export function inSpanish(storagePrefix = ''): void {
  localStorage.setItem(storagePrefix + storedKeys.user, JSON.stringify({ locale: 'es' }));
  setLanguage('es');
  onTestFinished(() => setLanguage('en'));
}
