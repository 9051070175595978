import type { Language } from './languages';

let current: Language = 'en';
let borrowed: Language | undefined;
const listeners = new Set<() => void>();

/** The language on screen, or of `inLanguage`. English until the start has chosen one, and in workers. */
export const currentLanguage = (): Language => borrowed ?? current;

/**
 * Runs `work` in another language, and leaves the page's language unchanged. `work` must not be async: what follows an
 * `await` would run in the page's language.
 */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  const before = borrowed;
  borrowed = language;
  try {
    return work();
  } finally {
    borrowed = before;
  }
}

/** Sets the current language. Screens call `setLanguage` instead. */
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
