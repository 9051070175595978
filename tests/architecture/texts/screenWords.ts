import { type ESTree, Visitor } from 'vite';
import { parse } from '../sources';

/** Words banned from screens, mails and refusals (docs/style.md). In a template, an expression is read as `0`. */
const banned: readonly RegExp[] = [
  /\b(?:some|no|every)body\b/i,
  /\bany more\b/i,
  /\bat the (?:latest|most|least)\b/i,
  /\bat most\b/i,
  /\b(?:is|are|was|were|be|been|being) asked\b/i,
  /\basked (?:for|to)\b/i,
  /\bask again\b/i,
  /\b(?:say|says|said|saying) (?:yes|no)\b/i,
  /\b(?:tells?|told|telling)\b/i,
  /\b(?:stands?|stood)\b/i,
  /\breckon/i,
  /\bmeanwhile\b/i,
  /\bgo(?:es)? on\b/i,
  /\btak(?:e|es|en) (?:away|back)\b/i,
  /\btowns?\b/i,
  /\bkind of\b/i,
  /\bcancelled\b/i,
  /\bpick-up\b/i,
  /\be-mail/i,
  /\d\s%/,
  /\d\sh\b/,
  /\/h\b/,
  // A name of the code, such as a type renamed inside a text.
  /\b(?!OpenStreetMap|WebSocket|WebP)[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/,
];

/** Fixed by the specification (the toast after signing in, section 8). */
const specified: readonly string[] = ["You're in. Welcome back to your account 🎉"];

/** Items of the inventory with a banned word in their name. */
const itemNames: readonly string[] = ['TV stand'];

/** The banned words in a text, in the order of the patterns. */
export function bannedInScreenText(text: string): string[] {
  if (specified.includes(text)) return [];
  const rest = itemNames.reduce((left, name) => left.replaceAll(name, ''), text);
  return banned.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
}

/** True if a text has a straight quote or apostrophe. Selectors (`[name="code"]`) are no texts. */
export function hasStraightQuote(text: string): boolean {
  return /['"]/.test(text) && !specified.includes(text) && !/\[[\w-]+[~|^$*]?=/.test(text);
}

/** Each string of a TypeScript file, with `0` for the expressions of a template. */
export function stringsIn(file: string, source: string): string[] {
  return readStrings(file, source).map(({ text }) => text);
}

/** As `stringsIn`, without the Spanish texts: the values of `es`. */
export function englishStringsIn(file: string, source: string): string[] {
  const spanish: { start: number; end: number }[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'es') spanish.push(value);
    },
  }).visit(parse(file, source));
  const isSpanish = (at: number) => spanish.some(({ start, end }) => at >= start && at < end);
  return readStrings(file, source).flatMap(({ at, text }) => (isSpanish(at) ? [] : [text]));
}

function readStrings(file: string, source: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push({ at: start, text: value });
    },
    TemplateLiteral: ({ quasis, start }) => void found.push({ at: start, text: readTemplate(quasis) }),
  }).visit(parse(file, source));
  return found;
}

function readTemplate(quasis: readonly ESTree.TemplateElement[]): string {
  return quasis.map(({ value }) => value.cooked ?? '').join('0');
}
