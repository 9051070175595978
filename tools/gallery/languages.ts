import { parseArgs } from 'node:util';
import { lengthened, lengthenedLocale } from '../../mocks/panel/lengthenedTexts';
import { disguiseTexts } from '../../src/platform/language/catalog';
import { applyLanguage } from '../../src/platform/language/current';
import { chooseLanguage } from '../../src/platform/language/languages';
import { allCatalogs } from '../../tests/kit/texts/englishTexts';

const { values } = parseArgs({ options: { locale: { type: 'string', default: 'en-US' } }, strict: false });

/** What the browser of the pictures asks for: `--locale` en-US, es-US, or en-XA for lengthened English. */
export const locale = String(values.locale);

// The acts of the shots find controls by their texts, so these are loaded in the language of the pictures.
applyLanguage(chooseLanguage(undefined, [locale]));
if (locale === lengthenedLocale) disguiseTexts(lengthened);
await Promise.all(allCatalogs.map((catalog) => catalog.load()));
