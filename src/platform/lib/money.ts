import { perLocale } from './locale';
import { texts } from './texts';

const exact = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const whole = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** Dollars to integer cents, rounded half up at the third decimal, as people expect: 1.005 -> 101 (spec section 3). */
export function toCents(dollars: number): number {
  const cents = Math.round(Number((Math.abs(dollars) * 100).toPrecision(15)));
  return dollars < 0 && cents !== 0 ? -cents : cents;
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

/** Parses typed dollars ("1,250", "$24.5", ".5") to cents; null when the text is empty or not an amount. */
export function parseMoney(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? toCents(Number(plain)) : null;
}
