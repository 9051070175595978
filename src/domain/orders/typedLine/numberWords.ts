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
