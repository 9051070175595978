import type { MoveSize } from '#generated/model';
import { type LineReader, type Reading, toPlain } from './lineReader';
import type { NeedPhrase, NeedValue } from './needPhrases';
import { toNumber } from './numberWords';

const phonePattern = /(?<![\d-])(?:\+?1[ .-]?)?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?![\d-])/g;

/** A phone number of ten digits: "480-555-0199", "(480) 555 0199". */
export function findPhone(reader: LineReader): void {
  reader.find(phonePattern, ([, ...parts]) => [{ field: 'phone', value: parts.join('') }]);
}

const size = '(small|large|big|little)?';
const bedroomsPattern = new RegExp(
  String.raw`\b${size} ?(\d|one|two|three|four|five|six)[ -]?(?:bedrooms?|bed|bd|br)\b(?: (?:apartment|apt|house|home|condo))?,? ?${size}`,
  'g',
);
const officePattern = /\b(small|medium|large|big)? ?office\b/g;

/** The size of the move: "2 bed", "large 3 bedroom", "studio", "small office". Without a size the user is asked. */
export function findMoveSize(reader: LineReader): void {
  reader.find(/\bstudio\b(?: apartment)?/g, () => toSizes(['studio']));
  reader.find(/\b(?:a )?few (?:items|things|pieces)\b/g, () => toSizes(['few_items']));
  reader.find(bedroomsPattern, ([, first, count = '', last]) => readBedrooms(toNumber(count), first ?? last));
  reader.find(officePattern, ([, name]) => toSizes(name ? [offices[name] ?? 'office_l'] : Object.values(offices)));
}

const offices: Record<string, MoveSize> = { small: 'office_s', medium: 'office_m', large: 'office_l' };
const bedrooms: Record<number, readonly [small: MoveSize, large: MoveSize]> = {
  1: ['1br_small', '1br_large'],
  2: ['2br_small', '2br_large'],
  3: ['3br_small', '3br_large'],
  4: ['4br_small', '4br_large'],
};

function readBedrooms(count: number, sizeWord: string | undefined): Reading {
  const [small, large] = bedrooms[count] ?? [];
  if (!small || !large) return 'out_of_range';
  if (sizeWord === undefined) return toSizes([small, large]);
  return toSizes([/small|little/.test(sizeWord) ? small : large]);
}

function toSizes(values: readonly MoveSize[]): NeedValue[] {
  return values.map((value) => ({ field: 'moveSize', value }));
}

const name = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}`;
const nameBefore = new RegExp(String.raw`(${name})[ ,:]*$`, 'u');
const nameAfter = new RegExp(String.raw`^[ ,:]*(${name})`, 'u');
const nameAfterWord = new RegExp(String.raw`\b(?:for|customer|client|name|Mr\.?|Mrs\.?|Ms\.?):? (${name})`, 'u');

/** The customer's name: next to the phone number, or after "for". Last, because it is any text with capitals. */
export function findCustomer(reader: LineReader): void {
  const phone = reader.phrases.find(({ field }) => field === 'phone');
  const found = (phone && findBeside(reader, phone)) ?? findText(reader.remaining, nameAfterWord, 0);
  if (!found) return;
  const [first = '', ...rest] = found.text.split(' ');
  const value = { first, last: rest.join(' ') };
  reader.take({ start: found.start, end: found.start + found.text.length }, [{ field: 'customer', value }]);
}

function findBeside({ remaining }: LineReader, { start, end }: NeedPhrase) {
  return findText(remaining.slice(0, start), nameBefore, 0) ?? findText(remaining.slice(end), nameAfter, end);
}

/** The first group of the pattern, and its place in the line if the text begins at `offset`. */
function findText(text: string, pattern: RegExp, offset: number): { text: string; start: number } | undefined {
  const match = pattern.exec(text);
  const found = match?.[1]?.replace(/[.'’-]+$/, '');
  if (!match || !found || isTitle.test(toPlain(found))) return undefined;
  return { text: found, start: offset + match.index + match[0].indexOf(found) };
}

/** Words with capitals that are no name. */
const isTitle = /^(?:call|phone|cell|customer|client|name|move|job)$/;
