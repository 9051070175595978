import type { Locale } from '#generated/model';

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
