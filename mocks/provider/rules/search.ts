import { readPhone, readPhonePart } from '#platform/lib/phone';
import { foldText } from '#platform/lib/text';

/** Searched texts of a record. */
export type SearchedTexts = {
  id?: number;
  words: readonly (string | null)[];
  phones: readonly (string | null)[];
  /** Found by their start, so that a word of the company's domain does not find all its people. */
  email?: string;
};

/** Checks whether a record matches. `toTexts` is only called for records that have changed since the last search. */
export type TextSearch = <Row extends object>(row: Row, toTexts: (row: Row) => SearchedTexts) => boolean;

/** The words of a typed search, without case, accents and commas: a name and an address are also typed with them. */
export function listSearchWords(text: string): string[] {
  return foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** Fewer digits are part of almost every phone. */
const fewestDigits = 3;

/** Searched texts of a row, prepared once. Stored rows are frozen, so a changed row is another object. */
type Prepared = { id: string; words: string; phones: string; email: string };
const prepared = new WeakMap<object, Prepared>();

/**
 * Finds records by `#number`, by digits of a phone in any format or of a number, and by words that are all in its
 * texts, in any order and without case and accents.
 */
export function createTextSearch(text: string): TextSearch {
  const searchText = foldText(text.trim());
  if (searchText === '') return () => true;
  const number = /^#\s?(\d+)$/.exec(searchText)?.[1];
  const words = listSearchWords(text);
  const digits = readPhonePart(text);
  const test = createTest({ number, digits, words, isPhone: readPhone(text) !== null });
  return (row, toTexts) => test(prepare(row, toTexts));
}

type Wanted = { number: string | undefined; digits: string | undefined; words: readonly string[]; isPhone: boolean };

/** The cheapest test for a text: it looks at each record of a branch. */
function createTest({ number, digits, words, isPhone }: Wanted): (texts: Prepared) => boolean {
  const [first] = words;
  if (number !== undefined) return ({ id }) => id.startsWith(number);
  const hasDigits = ({ id, phones }: Prepared) =>
    digits !== undefined && (id.startsWith(digits) || hasPhone(phones, digits));
  // Only phones are written like this.
  if (isPhone || (digits !== undefined && words.some((word) => /[()+]/.test(word)))) return hasDigits;
  const hasWord = ({ words: texts, email }: Prepared, word: string) => texts.includes(word) || email.startsWith(word);
  if (first === undefined) return () => false;
  if (words.length === 1 && digits === undefined) return (texts) => hasWord(texts, first);
  return (texts) => hasDigits(texts) || words.every((word) => hasWord(texts, word));
}

function hasPhone(phones: string, digits: string): boolean {
  return digits.length >= fewestDigits && phones.includes(digits);
}

function prepare<Row extends object>(row: Row, toTexts: (row: Row) => SearchedTexts): Prepared {
  const known = prepared.get(row);
  if (known !== undefined) return known;
  const { id, words, phones, email = '' } = toTexts(row);
  const made = {
    id: id === undefined ? '' : String(id),
    words: foldText(words.filter(Boolean).join('\n')),
    phones: phones.filter(Boolean).join('\n'),
    email: foldText(email),
  };
  if (Object.isFrozen(row)) prepared.set(row, made);
  return made;
}

/** The first `count` items in the order of `compare`, without sorting the others. */
export function takeFirst<Item>(items: readonly Item[], count: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = first.length;
    for (let before = first[at - 1]; before !== undefined && compare(item, before) < 0; before = first[at - 1]) at -= 1;
    first.splice(at, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}
