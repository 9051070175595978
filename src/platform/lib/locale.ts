import { currentLanguage, type Language } from '../language/current';

/** American formats in either language: dollars, miles, and commas between thousands. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** The locale of every number, date and plural on screen. */
export function currentLocale(): string {
  return locales[currentLanguage()];
}

/** A formatter of the current locale: one is made for each, as making it costs about 50 µs. */
export function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const locale = currentLocale();
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
