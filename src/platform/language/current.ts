import type { Locale } from '#generated/model';

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

/** A language of the product. Each has its texts; English is complete. */
export type Language = Locale;

export const languages: readonly Language[] = ['en', 'es'];

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The stored choice, else the device's first supported language ("es-419" is Spanish), else English. */
export function chooseLanguage(stored: unknown, device: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const primary = device.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  return primary.find(isLanguage) ?? 'en';
}

/** Runs before the first paint: chooses the stored language, else this device's. */
export function startLanguage(stored: unknown): void {
  setLanguage(chooseLanguage(stored, navigator.languages));
}

/** Changes the language of the page, which renders again; typed input stays. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  applyLanguage(language);
}
