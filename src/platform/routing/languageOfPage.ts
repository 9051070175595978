import { currentLanguage } from '../language/current';
import type { Language } from '../language/languages';
import type { RouteSpec } from './routeTable';

/** The language of a page whose texts are not there in the current one, for the `lang` of its part of the document. */
export function languageOfPage({ load }: RouteSpec): Language | undefined {
  const shown = load.catalogs?.[0]?.shownIn();
  return shown === currentLanguage() ? undefined : shown;
}
