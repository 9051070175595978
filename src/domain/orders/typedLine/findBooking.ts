import type { MoveSize } from '#generated/model';
import { readPhone } from '#platform/lib/phone';
import { type LineReader, type Reading } from './lineReader';
import type { NeedValue } from './needPhrases';
import { toNumber } from './numberWords';

const phoneWord = String.raw`(?:\b(?:tel|phone|cell|mobile|celular|telefono|movil):? ?)?`;
const tenDigits = String.raw`\(?\d{3}\)?[ ./-]{0,3}\d{3}[ ./-]{0,3}\d{4}`;
const phonePattern = new RegExp(
  String.raw`(?<![\d-]|(?:\+|\b00|\b011)[\d ().-]{0,8})${phoneWord}(?:(?:\+ ?\(?1|\b001|1)\)?[ .-]{0,2})?${tenDigits}(?![\d-])`,
  'g',
);
const foreignPattern = /(?<!\d)(?:\+|00|011 ?)[1-9][\d ().-]{6,16}\d/g;

/** A US number: "480-555-0199", "cell: +1 (480) 555 0199". Nothing reads a part of any other number. */
export function findPhone(reader: LineReader): void {
  reader.find(phonePattern, ([text]) => {
    const phone = readPhone(text);
    return phone === null ? 'unknown' : [{ field: 'phone', value: phone }];
  });
  reader.find(foreignPattern, () => 'unknown');
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
