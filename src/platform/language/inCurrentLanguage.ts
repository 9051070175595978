import { currentLanguage } from './current';

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

/** The shape of texts without their words: any text for a text, the same arguments for a function, the same keys. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;
