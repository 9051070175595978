import { perLocale } from './locale';
import { texts } from './texts';
import { longestNumber, parseNumber, cleanLine } from './typedText';

const exact = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const whole = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/**
 * Integer cents times hours, a share or a factor, in integer cents. Half cents are rounded up, as on paper:
 * 4.27 hours at $24.50 are $104.62, although the computer's product is a little less than $104.615.
 */
export function multiplyCents(cents: number, factor: number): number {
  const product = cents * factor;
  const rounded = Math.round(Number(Math.abs(product).toPrecision(15)));
  return product < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Dollars to integer cents, rounded half up at the third decimal: 1.005 -> 101 (spec section 3). */
export function toCents(dollars: number): number {
  return multiplyCents(dollars, 100);
}

/** Integer cents to dollars: 61500 -> 615 (spec section 3). */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Cents as text, always with both decimals: 61500 -> "$615.00". */
export function formatMoney(cents: number): string {
  return exact().format(toDollars(cents));
}

/** Cents as short text: decimals only when there are cents, 15600 -> "$156", 15650 -> "$156.50". */
export function formatMoneyShort(cents: number): string {
  return cents % 100 === 0 ? whole().format(toDollars(cents)) : formatMoney(cents);
}

/** An hourly rate in cents: 2400 -> "$24.00/hr". */
export function formatRate(cents: number): string {
  return texts.perHour(formatMoney(cents));
}

/** An estimate in cents, in whole dollars: (46800, 52000) -> "$468–520"; one amount if both round to the same. */
export function formatMoneyRange(fromCents: number, toCentsInclusive: number): string {
  const from = whole().format(toDollars(fromCents));
  const to = whole().format(toDollars(toCentsInclusive));
  return from === to ? from : `${from}–${to.replace('$', '')}`;
}

/**
 * Parses typed dollars ("1,250", "$24.5", "75,00 $") to cents. Null when the text is empty or not an amount, where
 * `parseNumber` is, and for parts of a cent.
 */
export function parseMoney(text: string): number | null {
  if (text.length > longestNumber) return null;
  const dollarSign = /^(-?)\$ ?|(?<=\d) ?\$$/;
  const dollars = parseNumber(cleanLine(text).trim().replace(dollarSign, '$1'));
  const cents = dollars === null ? null : toCents(dollars);
  return cents !== null && toDollars(cents) === dollars ? cents : null;
}
