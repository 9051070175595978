import { flushSync } from 'react-dom';
import { currentLanguage } from './current';
import type { Language } from './languages';
import { setLanguage } from './setLanguage';

/** Opens the print dialog with the page in another language. The page has its own language again once it closes. */
export function printIn(language: Language): void {
  const before = currentLanguage();
  window.addEventListener('afterprint', () => setLanguage(before), { once: true });
  flushSync(() => setLanguage(language));
  window.print();
}
