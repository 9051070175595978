import { currentLanguage } from '../language/current';
import type { Language } from '../language/languages';
import type { PageSpec } from './pageTable';

/** The language of a page whose texts are not there in the current one, for the `lang` of its part of the document. */
export function languageOfPage(page: PageSpec | undefined): Language | undefined {
  const shown = page?.load.catalogs?.[0]?.shownIn();
  return shown === currentLanguage() ? undefined : shown;
}
