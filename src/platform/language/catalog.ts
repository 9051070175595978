import { currentLanguage } from './current';
import type { Language } from './languages';
import type { Translation } from './translation';

/** The exports of a module of texts, in any language. */
type Translated<Texts> = { readonly [Key in keyof Texts]: Translation<Texts[Key]> };

type Loaders<Texts> = { en: () => Promise<Texts>; es?: () => Promise<Translated<NoInfer<Texts>>> };

/** Changes the texts of a catalog while it loads. */
type TextTransform = <Texts extends object>(texts: Texts) => Texts;

/** The texts of an area of the app, in the languages it has. */
export type Catalog<Texts extends object> = LoadedCatalog & {
  /** Texts for screens: reads each in the current language when it is used. */
  texts: <Key extends keyof Texts>(key: Key) => Translation<Texts[Key]>;
  /** Sets texts without loading them: for tests, and for a world without a page. */
  provide: (language: Language, texts: Translated<Texts>) => void;
};

/** The part of a catalog that page loaders use. */
export type LoadedCatalog = {
  name: string;
  /** Loads the texts of a language, or English where the area has no translation. */
  load: (language?: Language) => Promise<void>;
  /** The language in which these texts are shown now. */
  shownIn: () => Language;
};

const wanted = new Set<LoadedCatalog>();
let disguise: TextTransform = (texts) => texts;

/**
 * Defines the catalog of an area: a module of texts per language, loaded when a page needs it. The name is the folder of
 * its `catalog.en.ts` in `src`.
 */
export function defineCatalog<Texts extends object>(name: string, loaders: Loaders<Texts>): Catalog<Texts> {
  const loaded = new Map<Language, Promise<void> | Translated<Texts>>();
  const available = (language: Language) => (loaders[language] ? language : 'en');
  const fetchTexts = async (language: Language) => {
    try {
      const texts: unknown = await (loaders[language] ?? loaders.en)();
      loaded.set(language, disguise(texts as Translated<Texts>));
    } catch (error) {
      loaded.delete(language);
      throw error;
    }
  };
  const fetchOnce = async (language: Language) => {
    const known = loaded.get(language) ?? fetchTexts(language);
    if (known instanceof Promise) loaded.set(language, known);
    await known;
  };
  const load = async (language?: Language): Promise<void> => {
    wanted.add(catalog);
    const from = available(language ?? currentLanguage());
    await fetchOnce(from);
    // The language may have changed while the texts loaded.
    if (language === undefined && from !== available(currentLanguage())) await load();
  };
  const read = <Key extends keyof Texts>(key: Key): Translation<Texts[Key]> => {
    const texts = loaded.get(available(currentLanguage()));
    if (texts === undefined || texts instanceof Promise) {
      throw new Error(`The texts of "${name}" are read before they are loaded`);
    }
    return texts[key];
  };
  const catalog: Catalog<Texts> = {
    name,
    load,
    shownIn: () => available(currentLanguage()),
    provide: (language, texts) => void loaded.set(language, texts),
    texts: (key) => liveView(() => read(key)),
  };
  return catalog;
}

/** Loads the texts of all areas that a screen has requested, also of those requested while this runs. */
export async function loadWanted(language: Language): Promise<void> {
  const { size } = wanted;
  await Promise.all([...wanted].map((catalog) => catalog.load(language)));
  if (wanted.size > size) await loadWanted(language);
}

/** Changes all texts that are loaded from now on; the demo shows lengthened English this way. */
export function transformTexts(change: TextTransform): void {
  disguise = change;
}

/** An object whose properties are read from `read()` at each access. */
export function liveView<Texts>(read: () => Texts): Texts {
  const target = (): object => asObject(read());
  const view: unknown = new Proxy(
    {},
    {
      get: (_, name): unknown => Reflect.get(target(), name),
      has: (_, name) => Reflect.has(target(), name),
      ownKeys: () => Reflect.ownKeys(target()),
      getOwnPropertyDescriptor: (_, name) => {
        const found = Reflect.getOwnPropertyDescriptor(target(), name);
        return found && Object.assign(found, { configurable: true });
      },
    },
  );
  return view as Texts;
}

function asObject(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new TypeError('Texts are an object');
  return value;
}
