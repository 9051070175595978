import type { Language } from './languages';

let current: Language = 'en';
const listeners = new Set<() => void>();

/** The language of everything on screen. English until the start has chosen one, and in workers. */
export const currentLanguage = (): Language => current;

/** Makes a language the current one. Its catalogs are loaded already: screens call `setLanguage` instead. */
export function applyLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  listeners.forEach((listener) => listener());
}

/** Calls back after each change of the language; returns the way to stop it. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
