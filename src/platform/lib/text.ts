import { perLocale } from './locale';
import { texts } from './texts';

const rules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = [0, 1, 2, 3].map((maximumFractionDigits) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits })),
);

/** A space without a line break, between a number and its unit. */
export const nbsp = '\u00a0';

/** The plural forms of a word: `one` and `other` for English, more in other languages. */
export type PluralForms<Form = string> = Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form };

/** Picks the form for a count by the language's rules: plural(1, { one: 'job', other: 'jobs' }) -> "job". */
export function plural<Form>(count: number, forms: PluralForms<Form>): Form {
  return forms[rules().select(count)] ?? forms.other;
}

/** Formats a number with at most that many decimals: formatNumber(1250.5) -> "1,250.5". */
export function formatNumber(value: number, decimals: 0 | 1 | 2 | 3 = 3): string {
  return numbers[decimals]?.().format(value) ?? String(value);
}

/** The number and its word: counted(2, { one: 'job', other: 'jobs' }) -> "2 jobs". Thousands are grouped. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`;
}

/**
 * The first item and how many more: ["Ana", "Ben", "Cem"] -> "Ana +2 others" (spec section 9); "" for an empty list.
 */
export function firstAndOthers(items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return '';
  if (rest.length === 0) return first;
  return `${first} ${plural(rest.length, { one: texts.othersOne, other: texts.othersMany })(rest.length)}`;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into characters as people see them: a letter with its accents is one, so is an emoji. */
export function splitCharacters(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/** The first character of a name as people see it; "" of an empty name. */
export function getInitial(name: string): string {
  return splitCharacters(name.trim())[0] ?? '';
}

/**
 * The code of `length` digits that a pasted text has: all of its digits, or the only group of that many ("Code 2026:
 * 482913"). Fewer digits are returned as a part of a code; null if there are more and no group is the code.
 */
export function findDigits(text: string, length: number): string | null {
  const all = text.replaceAll(/\D/g, '');
  if (all.length <= length) return all;
  for (const groups of [text.match(/\d+/g), text.match(/\d+(?:[\p{Zs}\p{Pd}]\d+)*/gu)]) {
    const found = new Set(groups?.map((group) => group.replaceAll(/\D/g, '')).filter((each) => each.length === length));
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null;
  }
  return null;
}

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text as people type it when they search, to compare two texts: without case and accents, with plain letters,
 * apostrophes, quotes, hyphens and spaces. "Łukasz O’Peña" -> "lukasz o'pena".
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/[‘’‛ʹʻʼʽ´`′＇]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\u00AD]/gu, '')
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
}
