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
  const view = {};
  for (const key of Object.keys(texts.en)) {
    Object.defineProperty(view, key, {
      enumerable: true,
      get: () => Reflect.get(texts[currentLanguage()], key) as unknown,
    });
  }
  return view as Translation<English>;
}
