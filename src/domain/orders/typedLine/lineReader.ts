import type { NeedPhrase, NeedValue, Span, UnusedText } from './needPhrases';

/** Longer lines are cut. All patterns are linear, so a line takes well under a millisecond per finder. */
export const lineLimit = 300;

/** Replaces used text: a private character, neither blank nor part of a word, so that nothing matches across it. */
const used = '\uE000';

/**
 * Result of a finder for a match: its values, the likely one first; the reason why none can be used, so that nothing
 * reads a part of it; or null to leave the text alone.
 */
export type Reading = readonly NeedValue[] | 'out_of_range' | 'unknown' | null;

/** The typed line while it is read: each finder takes its phrases out, so that no later one reads them again. */
export class LineReader {
  readonly phrases: NeedPhrase[] = [];
  readonly unused: UnusedText[] = [];
  /** The line as typed. */
  private readonly line: string;
  private rest: string;

  constructor(line: string) {
    this.line = line.slice(0, lineLimit);
    this.rest = this.line;
  }

  /** Unused text so far, as typed. Positions refer to the line. */
  get remaining(): string {
    return this.rest;
  }

  /** `remaining` in lower case without accents, with plain dashes and blanks. */
  get plain(): string {
    return toPlain(this.rest);
  }

  asTyped({ start, end }: Span): string {
    return this.line.slice(start, end);
  }

  /** Reads every match in the plain text. The phrase is the match without blanks around it. */
  find(pattern: RegExp, read: (match: RegExpExecArray) => Reading): void {
    for (const match of this.plain.matchAll(pattern)) {
      const start = match.index + match[0].length - match[0].trimStart().length;
      this.take({ start, end: match.index + match[0].trimEnd().length }, read(match));
    }
  }

  take(span: Span, reading: Reading): void {
    if (reading === null || this.rest.slice(span.start, span.end).includes(used)) return;
    const [first, ...others] = typeof reading === 'string' ? [] : reading;
    const reason = reading === 'unknown' ? reading : 'out_of_range';
    if (first) this.phrases.push({ ...first, ...span, others });
    else this.unused.push({ ...span, text: this.line.slice(span.start, span.end), reason });
    this.rest = this.rest.slice(0, span.start) + used.repeat(span.end - span.start) + this.rest.slice(span.end);
  }

  /** Parts of the line that nothing used, without marks and filler words. */
  listUnknown(isFiller: (word: string) => boolean): UnusedText[] {
    return [...this.plain.matchAll(/(?:[^\uE000,.;:!?()]|(?<=\d)[.:](?=\d))+/g)].flatMap(({ 0: part, index }) => {
      const words = [...part.matchAll(/[^\s\-–/+&]+/g)].filter(({ 0: word }) => !isFiller(word));
      const [first, last] = [words[0], words.at(-1)];
      if (!first || !last) return [];
      const span = { start: index + first.index, end: index + last.index + last[0].length };
      return [{ ...span, text: this.line.slice(span.start, span.end), reason: 'unknown' as const }];
    });
  }
}

/** Each character stays one character, so that places stay the same. */
export function toPlain(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toPlainCharacter(text.charAt(index))).join('');
}

function toPlainCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (/[‐‑‒–—−]/.test(character)) return '-';
  return character.normalize('NFD').charAt(0).toLowerCase().charAt(0) || character;
}

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  'a couple': 2,
  'a couple of': 2,
  'couple of': 2,
  pair: 2,
  'a pair of': 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  'un par de': 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
};

/** Alternatives for a pattern: digits or a number word, the longest first. */
export const numberPattern = String.raw`(?:\d{1,3}|${Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** The number of digits or a number word in English or Spanish; NaN for anything else. */
export function toNumber(text: string): number {
  return words[text] ?? Number(text);
}

/** A month before a day: "Dec 5". */
export const monthPattern = String.raw`\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? `;

const ordinals: readonly (readonly string[])[] = [
  ['ground', 'first', 'primer', 'primero', 'baja'],
  ['second', 'segundo'],
  ['third', 'tercer', 'tercero'],
  ['fourth', 'cuarto'],
  ['fifth', 'quinto'],
  ['sixth', 'sexto'],
  ['seventh', 'septimo'],
  ['eighth', 'octavo'],
  ['ninth', 'noveno'],
  ['tenth', 'decimo'],
];

export const ordinalPattern = String.raw`(?:\d{1,3}(?:st|nd|rd|th|er|ro|do|to|mo|no|vo|o)?|${ordinals.flat().join('|')})`;

/** "3rd", "third" or "tercer" is 3; NaN for anything else. */
export function toOrdinal(text: string): number {
  const index = ordinals.findIndex((names) => names.includes(text));
  return index >= 0 ? index + 1 : Number.parseInt(text, 10);
}
