/** Invisible characters, such as marks of the writing direction, and a joiner outside an emoji. */
const invisible =
  /(?!\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/**
 * A typed or pasted line as the eye reads it: without invisible characters, with plain blanks, each letter with its
 * accents as one character, not trimmed.
 */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/[\n\t]/g, ' ');
}

/** The same for several lines, which break with "\n". */
export function cleanLines(text: string): string {
  return text
    .replaceAll(lineBreak, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC');
}

/**
 * An email address without what surrounds it where it was copied: "mailto:", a name before "<…>", quotes, a
 * trailing ";" or "(work)". Text with more than one address is unchanged.
 */
export function cleanEmail(text: string): string {
  const plain = cleanLine(text).trim();
  const inside = /^[^<>]*<([^<>@]*@[^<>@]*)>[^<>@]*$/.exec(plain)?.[1];
  return (inside ?? plain)
    .replace(/^["'“‘<(]+/, '')
    .replace(/^mailto:([^?]*).*$/i, (_, address: string) => address.replaceAll(/%2b/gi, '+'))
    .replace(/ +\([^()@]*\)$/, '')
    .replace(/(?<![;,\s>)"'”’])[;,\s>)"'”’]+$/, '');
}

/** Longer texts are no number. */
export const longestNumber = 100;
/** More digits are not exact. */
const mostDigits = 15;

/** A dot before exactly three digits: 1250 to one reader, 1.25 to another. */
const ambiguous = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** Groups of three after the same mark, then a decimal mark that differs from it. */
const grouped =
  /^(?<sign>-?)(?<whole>[1-9]\d{0,2}(?<mark>[.,' ])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d*))?$/;
/** A comma is a decimal mark before one or two digits, and after nothing or 0. */
const decimal = /^(?<sign>-?)(?<whole>\d*)(?:(?:\.|,(?!\d{3})|(?<=^-?0?),)(?<fraction>\d*))?$/;

/**
 * Parses a number as people write it: "1,250.5", "1.250,5", "1 250,5", "0,5", ".5", "7.". Null for any other text, and
 * where a mark may group or be the decimal mark ("1.250", "1,2,3").
 */
export function parseNumber(text: string): number | null {
  if (text.length > longestNumber) return null;
  const plain = cleanLine(text).trim().replaceAll('’', "'");
  if (ambiguous.test(plain)) return null;
  const { sign = '', whole = '', fraction = '' } = (grouped.exec(plain) ?? decimal.exec(plain))?.groups ?? {};
  const digits = whole.replaceAll(/\D/g, '');
  const count = digits.length + fraction.length;
  return count > 0 && count <= mostDigits ? Number(`${sign}${digits}.${fraction}`) : null;
}
