import { cleanLine } from './typedText';

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
