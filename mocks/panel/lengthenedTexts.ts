/*
 * The pseudo-locale en-XA of the demo: English with accents and 40% more letters. What stays plain on screen is no text
 * of a catalog, and what breaks would break in a language of longer words.
 */

/** The locale a browser asks for to see these texts. */
export const lengthenedLocale = 'en-XA';

const accents = new Map(
  Array.from(
    'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûwŵyýzžAÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽ'.matchAll(/(.)(.)/gu),
  ).map(([, plain = '', accented = '']) => [plain, accented]),
);

/** A catalog of the same shape with each text accented and lengthened, also those its functions return. */
export function lengthened<Texts extends object>(texts: Texts): Texts {
  return change(texts) as Texts;
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (isFunction(value)) return (...args: unknown[]) => change(value(...args));
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}

function longer(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  const accented = Array.from(text, (letter) => accents.get(letter) ?? letter).join('');
  const more = '~'.repeat(Math.ceil(text.length * 0.4));
  // Space at the end stays there: another text follows.
  return accented.replace(/\s*$/, (space) => ` ${more}${space}`);
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}
