import type { Language } from './languages';

let current: Language = 'en';
const listeners = new Set<() => void>();

/** The language on screen. English until the start has chosen one, and in workers. */
export const currentLanguage = (): Language => current;

/** Sets the current language, whose catalogs must be loaded. Screens call `setLanguage` instead. */
export function applyLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  listeners.forEach((listener) => listener());
}

/** Calls back after each change of the language until the returned function is called. */
export function watchLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
