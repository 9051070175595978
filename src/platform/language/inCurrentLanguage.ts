import { currentLanguage } from './current';
import type { Translation } from './translation';

/**
 * Texts in the language on screen: each is looked up when it is read. Read them while rendering or handling an event, not
 * while a module loads.
 */
export function inCurrentLanguage<English extends object>(texts: {
  en: English;
  es: Translation<NoInfer<English>>;
}): Translation<English> {
  const getters = Object.keys(texts.en).map((key) => {
    const get = (): unknown => Reflect.get(texts[currentLanguage()], key);
    return [key, { enumerable: true, get }];
  });
  return Object.defineProperties({}, Object.fromEntries(getters)) as Translation<English>;
}
