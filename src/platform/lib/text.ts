import { currentLocale, perLocale } from './locale';
import { texts } from './texts';

const rules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = [0, 1, 2, 3].map((maximumFractionDigits) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits })),
);

/** The words of a counted thing: `one` and `other` for English, more where a language has more. */
export type PluralForms<Form = string> = Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form };

/** Picks the form for a count by the language's own rule: plural(1, { one: 'job', other: 'jobs' }) -> "job". */
export function plural<Form>(count: number, forms: PluralForms<Form>): Form {
  return forms[rules().select(count)] ?? forms.other;
}

/** A number as a person reads it, with at most that many decimals: formatNumber(1250.5) -> "1,250.5". */
export function formatNumber(value: number, decimals: 0 | 1 | 2 | 3 = 3): string {
  return numbers[decimals]?.().format(value) ?? String(value);
}

/** The number and its word: counted(2, { one: 'job', other: 'jobs' }) -> "2 jobs"; thousands are grouped. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`;
}

/** Up to two initials, first and last word: "Maria del Carmen Reed" -> "MR"; "?" when there is no letter or digit. */
export function initials(...names: string[]): string {
  const words = names.join(' ').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return letters.toLocaleUpperCase(currentLocale()) || '?';
}

/** The first item and how many more: ["Ana", "Ben", "Cem"] -> "Ana +2 others" (spec section 9); "" for none. */
export function firstAndOthers(items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return '';
  if (rest.length === 0) return first;
  return `${first} ${plural(rest.length, { one: texts.othersOne, other: texts.othersMany })(rest.length)}`;
}

/** A count for a badge: up to 99 as it is, from 100 on "99+" (spec section 9). */
export function badgeCount(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
