import { flushSync } from 'react-dom';
import { currentLanguage } from '#platform/language/current';
import type { Language } from '#platform/language/languages';
import { setLanguage } from '#platform/language/setLanguage';

/** Opens the print dialog with the page in another language. The page has its own language again once it closes. */
export function printIn(language: Language): void {
  const before = currentLanguage();
  window.addEventListener('afterprint', () => setLanguage(before), { once: true });
  flushSync(() => setLanguage(language));
  window.print();
}
