import { listCityNames } from './findNames';
import { type LineReader, toPlain, monthPattern } from './lineReader';
import type { Customer, NeedPhrase, NeedWords, Span } from './needPhrases';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
/** Small words inside a last name: "de la Torre", "van Dyke". */
const particles =
  "(?:(?:de|del|de la|de las|de los|la|las|los|y|e|da|das|do|dos|di|du|van|von|van der|van den|der|den|ter|ten|el|al|bin|ibn|ben|le|st\\.?|d['’]) )";
const name = String.raw`(?<![\p{L}\p{M}])${word}(?: ${particles}?${word}){0,6}`;
const nameBefore = new RegExp(String.raw`(${name})[ ,:;(-]*(?:(?:cell|phone|ph|tel|mobile|at)\b[.: ]*)?$`, 'u');
const nameAfter = new RegExp(String.raw`^[ ,:;)-]*(${name})`, 'u');
const nameAfterWord = new RegExp(
  String.raw`\b(?:[Ff]or|[Cc]ustomer|[Cc]lient|[Nn]ame|Mr\.?|Mrs\.?|Ms\.?):? (${name})`,
  'gu',
);
/** A place follows, not a person. */
const beforePlace = /(?:\b(?:to|from|in|near|a|hasta|desde|en)|->|→) *$/i;

/** Words with a capital that are no name. */
const neverNames =
  /^(?:am|pm|mon|tues?|wed|thurs?|fri|sat|sun|today|tomorrow|tonight|tmrw|asap|hoy|manana|call|phone|cell|customer|client|name|move|moving|job|contact|helpers|movers|loaders|drivers|foremen|guys|men|people|crew|ayudantes|cargadores)\.?$/;
/** Words that are last names as well: Wendy Friday, George Foreman. */
const maybeNames =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|driver|foreman|helper|mover|loader|lead|chofer|ayudante|studio|office)$/;
const monthNames =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\.?$/;
/** "5 May", not the name in "Dec 5 May Lee". */
const dayBefore = new RegExp(String.raw`(?<!${monthPattern})\b\d{1,2}(?:st|nd|rd|th)? *$`);
const titles = /^(?:dr|mr|mrs|ms|miss|prof|rev|sra?|don|dona)\.?$/;

/**
 * The customer's whole name: next to the phone number, or after "for". Before people, days and cities are read, because
 * a last name may be one of them.
 */
export function findCustomer(reader: LineReader, words: NeedWords): void {
  const phone = reader.phrases.find(({ field }) => field === 'phone');
  const found = (phone && findBeside(reader.remaining, phone, words)) ?? findAfterWord(reader.remaining, words);
  if (found) reader.take(found, [{ field: 'customer', value: splitName(reader.asTyped(found)) }]);
}

function findBeside(text: string, { start, end }: NeedPhrase, words: NeedWords): Span | undefined {
  const before = nameBefore.exec(text.slice(0, start));
  const after = nameAfter.exec(text.slice(end));
  return (
    (before && cutName(text, before.index, before[1] ?? '', words)) ??
    (after ? cutName(text, end + after[0].length - (after[1] ?? '').length, after[1] ?? '', words) : undefined)
  );
}

function findAfterWord(text: string, words: NeedWords): Span | undefined {
  for (const match of text.matchAll(nameAfterWord)) {
    const found = match[1] ?? '';
    const span = cutName(text, match.index + match[0].length - found.length, found, words);
    if (span) return span;
  }
  return undefined;
}

type Word = Span & { kind: 'name' | 'maybe' | 'city' | 'never' };

/** The part of a run of capitalized words that is a name. A day, a position or a city is a last name if only one word is before it. */
function cutName(text: string, start: number, run: string, words: NeedWords): Span | undefined {
  const all = readWords(text, start, run, words);
  const isPlace = beforePlace.test(text.slice(0, start));
  if (isPlace && all[0]?.kind !== 'city') return undefined;
  const parts = splitAtNever(all);
  const found = dropEnd(dropStart(parts.at(-1) ?? [], isPlace), text);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.every(({ kind }) => kind !== 'name')) return undefined;
  const end = text.slice(first.start, last.end).replace(/[.'’-]+$/, '').length;
  return { start: first.start, end: first.start + end };
}

function readWords(text: string, start: number, run: string, { state, cities }: NeedWords): Word[] {
  const states = [state, ...cities.map((city) => city.state)].map(toPlain);
  const names = listCityNames(cities);
  const plain = toPlain(run);
  const found: Word[] = [];
  for (const { 0: each, index } of plain.matchAll(/[^ ]+/g)) {
    const span = { start: start + index, end: start + index + each.length };
    const city = names.find(
      (known) => plain.startsWith(known, index) && !/[\p{L}\d-]/u.test(plain[index + known.length] ?? ''),
    );
    const isInCity = span.start < (found.findLast(({ kind }) => kind === 'city')?.end ?? 0);
    if (isInCity) continue;
    if (city !== undefined) found.push({ ...span, end: span.start + city.length, kind: 'city' });
    else found.push({ ...span, kind: getKind(each, states, text, span) });
  }
  return found;
}

function getKind(each: string, states: readonly string[], text: string, { start, end }: Span): Word['kind'] {
  const isDated = dayBefore.test(toPlain(text.slice(0, start))) || /^ *\d/.test(text.slice(end));
  if (neverNames.test(each) || states.includes(each) || (isDated && monthNames.test(each))) return 'never';
  return maybeNames.test(each) ? 'maybe' : 'name';
}

/** Runs of words between those that are no names. */
function splitAtNever(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const each of words) {
    if (each.kind === 'never') parts.push([]);
    else parts.at(-1)?.push(each);
  }
  return parts.filter((part) => part.length > 0);
}

/** "Friday Jane Doe" and "Tempe Jane Doe" are Jane Doe; "Gilbert Garcia" is a name. */
function dropStart(words: readonly Word[], isPlace: boolean): readonly Word[] {
  const [first, ...rest] = words;
  const isDropped = first?.kind === 'maybe' || (first?.kind === 'city' && (isPlace || rest.length > 1));
  return isDropped && rest.length > 0 ? dropStart(rest, false) : words;
}

/** "Jane Doe Friday" is Jane Doe; "Wendy Friday" is a name, unless a time follows. */
function dropEnd(words: readonly Word[], text: string): readonly Word[] {
  const [last, rest] = [words.at(-1), words.slice(0, -1)];
  const isDated = last !== undefined && /^ *(?:at )?\d/.test(text.slice(last.end));
  const isDropped = last !== undefined && last.kind !== 'name' && (rest.length > 1 || (isDated && rest.length > 0));
  return isDropped ? dropEnd(rest, text) : words;
}

/** The first word is the first name, with a title before it: "Dr Jane" "Doe". */
function splitName(text: string): Customer {
  const names = text.split(' ');
  const count = names.length > 2 && titles.test(toPlain(names[0] ?? '')) ? 2 : 1;
  return { first: names.slice(0, count).join(' '), last: names.slice(count).join(' ') };
}
