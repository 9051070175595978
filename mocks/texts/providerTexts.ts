import { liveView } from '#platform/language/catalog';
import { currentLanguage } from '#platform/language/current';
import type { Translation } from '#platform/language/translation';
import * as english from './catalog.en';
import * as spanish from './catalog.es';

type Catalog = { readonly [Key in keyof typeof english]: Translation<(typeof english)[Key]> };

const catalogs: Readonly<Record<ReturnType<typeof currentLanguage>, Catalog>> = { en: english, es: spanish };

/** Texts of the provider, read in the language of `inLanguage` at each access. Never keep one at module scope. */
export function textsOf<Key extends keyof Catalog>(key: Key): Catalog[Key] {
  return liveView(() => catalogs[currentLanguage()][key]);
}
