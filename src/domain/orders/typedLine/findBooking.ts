import type { MoveSize } from '#generated/model';
import type { LineReader, Reading } from './lineReader';
import type { NeedValue } from './needPhrases';
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
