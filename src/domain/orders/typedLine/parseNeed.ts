import type { Language, MoveSize } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { readPhone } from '#platform/lib/phone';
import type { TimeWindow } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { orderLimits } from '../../limits';
import type { HelpKind } from '../helpType';
import { findAddresses } from './findAddresses';
import { findCustomer } from './findCustomer';
import { findDates, readSingleDate } from './findDates';
import {
  findDestination,
  findEquipment,
  findKnownCities,
  findWrittenCities,
  findWrittenDestination,
} from './findNames';
import { findTerms, findSite } from './findTerms';
import { findTimes } from './findTimes';
import { LineReader, type Reading, toNumber, numberPattern } from './lineReader';
import type {
  Customer,
  Elevator,
  NeedContext,
  NeedField,
  NeedPhrase,
  NeedValues,
  NeedWords,
  Place,
  UnusedText,
  NeedValue,
} from './needPhrases';

/** Content of a line, for the form. Missing values are null or empty. */
export type Need = {
  /** `rate` in cents, if each position has its own. */
  positions: { position: PositionCode; count: number; rate: number | null }[];
  date: CalendarDate | null;
  window: TimeWindow | null;
  hours: number | null;
  place: Place | null;
  destination: Place | null;
  moveSize: MoveSize | null;
  phone: string | null;
  customer: Customer | null;
  floor: number | null;
  flights: number | null;
  elevator: Elevator | null;
  service: HelpKind | null;
  rate: number | null;
  radius: number | null;
  minRating: number | null;
  languages: Language[];
  tools: number[];
  vehicles: number[];
};

export type ParsedNeed = { phrases: NeedPhrase[]; need: Need; unused: UnusedText[] };

/**
 * Reads one typed line, English or Spanish, without sending it anywhere: "3 helpers Saturday 8am Tempe, 3rd floor
 * walk-up, 6 hours, $25", or for a booking "2 bed Tempe to Mesa Sat 8am, Jane Doe 480-555-0199". Phrases and unused text are in the order of the line.
 */
export function parseNeed(line: string, { words, ...others }: NeedContext): ParsedNeed {
  const context = { ...others, words: dropNameless(words) };
  const reader = new LineReader(line);
  if (context.isBooking) findPhone(reader);
  findAddresses(reader, context.words);
  if (context.isBooking) {
    findMoveSize(reader);
    findCustomer(reader, context.words);
  }
  findTerms(reader);
  findSite(reader);
  findPeople(reader);
  findEquipment(reader, context.words);
  if (context.isBooking) findDestination(reader, context.words);
  findKnownCities(reader, context.words);
  findTimes(reader, (text) => readSingleDate(text, context), context.words.windows);
  findDates(reader, context);
  if (context.isBooking) findWrittenDestination(reader, context.words);
  findWrittenCities(reader, context.words);
  const { phrases, repeated } = dropRepeated(settleOthers(reader.phrases.toSorted(byStart)), line);
  const unused = [...reader.unused, ...repeated, ...reader.listUnknown(isFiller)].toSorted(byStart);
  return { phrases, need: toNeed(phrases), unused };
}

/** A provider may leave out the names of places and things. */
function dropNameless({ cities, tools, vehicles, ...words }: NeedWords): NeedWords {
  return {
    ...words,
    cities: cities.filter(({ city }) => city.trim() !== ''),
    tools: tools.filter(({ title }) => title.trim() !== ''),
    vehicles: vehicles.filter(({ title }) => title.trim() !== ''),
  };
}

/** The need of these phrases: again after a phrase was removed or an ambiguous one was answered. */
export function toNeed(phrases: readonly NeedPhrase[]): Need {
  return {
    positions: listPositions(phrases),
    date: pick(phrases, 'date'),
    // A time that is not certain is asked for.
    window: pick(
      phrases.filter(({ others }) => others.length === 0),
      'window',
    ),
    hours: pick(phrases, 'hours'),
    place: pick(phrases, 'place'),
    destination: pick(phrases, 'destination'),
    moveSize: pick(phrases, 'moveSize'),
    phone: pick(phrases, 'phone'),
    customer: pick(phrases, 'customer'),
    floor: pick(phrases, 'floor'),
    flights: pick(phrases, 'flights'),
    elevator: pick(phrases, 'elevator'),
    service: pick(phrases, 'service'),
    rate: pick(phrases, 'rate'),
    radius: pick(phrases, 'radius'),
    minRating: pick(phrases, 'minRating'),
    languages: list(phrases, 'language'),
    tools: list(phrases, 'tool'),
    vehicles: list(phrases, 'vehicle'),
  };
}

function list<Field extends NeedField>(phrases: readonly NeedPhrase[], field: Field): NeedValues[Field][] {
  const hasField = (phrase: NeedPhrase): phrase is NeedPhrase & { value: NeedValues[Field] } => phrase.field === field;
  return phrases.filter(hasField).map(({ value }) => value);
}

function pick<Field extends NeedField>(phrases: readonly NeedPhrase[], field: Field): NeedValues[Field] | null {
  return list(phrases, field)[0] ?? null;
}

/** With several rates, each belongs to the position before it: "2 helpers $24, a driver $30". */
function listPositions(phrases: readonly NeedPhrase[]): Need['positions'] {
  const hasSeveral = list(phrases, 'rate').length > 1;
  const people = phrases.filter(({ field }) => field === 'position' || field === 'rate');
  return people.flatMap((phrase, index) => {
    if (phrase.field !== 'position') return [];
    const next = people[index + 1];
    const rate = hasSeveral && next?.field === 'rate' ? next.value : null;
    return [{ position: phrase.value.position, count: phrase.value.count, rate }];
  });
}

/** "8-10" is no date if another phrase is. */
function settleOthers(phrases: readonly NeedPhrase[]): NeedPhrase[] {
  const hasDate = phrases.some(({ field }) => field === 'date');
  return phrases.map((phrase) => ({
    ...phrase,
    others: phrase.others.filter(({ field }) => field === phrase.field || !hasDate),
  }));
}

const severalFields: ReadonlySet<NeedField> = new Set(['position', 'rate', 'language', 'tool', 'vehicle']);

function dropRepeated(phrases: readonly NeedPhrase[], line: string) {
  const isRepeated = (phrase: NeedPhrase, index: number) => {
    const same = phrases.slice(0, index).filter(({ field }) => field === phrase.field);
    if (phrase.field === 'rate') return same.length > 0 && phrases[index - 1]?.field !== 'position';
    if (!severalFields.has(phrase.field)) return same.length > 0;
    return same.some(({ value }) => getKey(value) === getKey(phrase.value));
  };
  const toUnused = ({ start, end }: NeedPhrase): UnusedText => ({
    start,
    end,
    text: line.slice(start, end),
    reason: 'repeated',
  });
  return {
    phrases: phrases.filter((phrase, index) => !isRepeated(phrase, index)),
    repeated: phrases.filter(isRepeated).map(toUnused),
  };
}

/** Two phrases for the same position are one repeated, whatever their counts. */
function getKey(value: NeedPhrase['value']): unknown {
  return typeof value === 'object' && 'position' in value ? value.position : value;
}

function byStart(one: { start: number }, other: { start: number }): number {
  return one.start - other.start;
}

const phoneWord = String.raw`(?:\b(?:tel|phone|cell|mobile|celular|telefono|movil):? ?)?`;
const tenDigits = String.raw`\(?\d{3}\)?[ ./-]{0,3}\d{3}[ ./-]{0,3}\d{4}`;
const phonePattern = new RegExp(
  String.raw`(?<![\d-]|(?:\+|\b00|\b011)[\d ().-]{0,8})${phoneWord}(?:(?:\+ ?\(?1|\b001|1)\)?[ .-]{0,2})?${tenDigits}(?![\d-])`,
  'g',
);
const foreignPattern = /(?<!\d)(?:\+|00|011 ?)[1-9][\d ().-]{6,16}\d/g;

/** A US number: "480-555-0199", "cell: +1 (480) 555 0199". Nothing reads a part of any other number. */
function findPhone(reader: LineReader): void {
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
function findMoveSize(reader: LineReader): void {
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

/** Names in the singular; the first that matches counts. "Movers" and "people" are helpers. */
const names: readonly (readonly [position: PositionCode, pattern: string])[] = [
  [
    PositionCode.foremanDriver,
    'fore(?:man|men)[ /+&-]{0,3}drivers?|drivers?[ /+&-]{0,3}fore(?:man|men)|lead drivers?|capata(?:z|ces)[ /+&-]{0,3}(?:chofer|conductor)(?:es)?',
  ],
  [PositionCode.driver, 'truck drivers?|drivers?|chofer(?:es)?|conductor(?:es)?|camioneros?'],
  [PositionCode.foreman, 'fore(?:man|men|person)|crew leads?|crew leaders?|leads?|capata(?:z|ces)|encargados?'],
  [
    PositionCode.helper,
    'helpers?|movers?|loaders?|laborers?|workers?|people|persons?|guys|men|hands|ayudantes?|cargador(?:es)?|mudanceros?|personas?|trabajador(?:es)?|crew',
  ],
];

const anyName = names.map(([, pattern]) => pattern).join('|');
const countBefore = new RegExp(
  String.raw`(?<![\d.$/-]|\d,)\b(${numberPattern})(?: ?(?:-|to|or|a|o) ?(${numberPattern}))? ?(?:x )?(?:more |extra |good |strong |experienced )?(${anyName})\b`,
  'g',
);
const countAfter = new RegExp(String.raw`\b(${anyName}) ?(?:x|:|of|de) ?(${numberPattern})\b`, 'g');
const without = new RegExp(String.raw`\b(${anyName})\b`, 'g');

/** Positions with counts: "3 helpers", "a driver", "2-3 movers", "crew of 4", "dos ayudantes". */
function findPeople(reader: LineReader): void {
  reader.find(countAfter, ([, name = '', count = '']) => readCounts(name, [toNumber(count)]));
  reader.find(countBefore, ([, count = '', upTo, name = '']) =>
    readCounts(name, upTo === undefined ? [toNumber(count)] : [toNumber(upTo), toNumber(count)]),
  );
  reader.find(without, ([, name = '']) => readUncounted(name));
}

function readCounts(name: string, counts: readonly number[]): Reading {
  const fits = counts.every((count) => count >= 1 && count <= orderLimits.crew);
  return fits ? counts.map((count) => toValue(name, count)) : 'out_of_range';
}

/** "driver" is one; "drivers" has to be asked. "Crew", "lead" or "people" alone means nothing. */
function readUncounted(name: string): Reading {
  if (/^(?:crew|leads?|people|persons?|personas?|men|guys|hands)$/.test(name)) return null;
  const isSingular = !/(?:s|men)$/.test(name) || name === 'foreman';
  return isSingular ? [toValue(name, 1)] : [2, 1, 3, 4].map((count) => toValue(name, count));
}

function toValue(name: string, count: number): NeedValue {
  const found = names.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(name));
  return { field: 'position', value: { position: found?.[0] ?? PositionCode.helper, count } };
}

const fillers: ReadonlySet<string> = new Set(
  (
    'i we need needed needs want wanted wants looking look for find get hire please pls asking ' +
    'the a an of on in at to from and or with w as is are be by near around about this that who can will would must should ' +
    'then cell phone ph tel mobile customer client name job move moving work shift crew start starts starting arrive arrival arriving day date time window between within ' +
    'plus more less each per only also just some any have has having pay paying rate rating min minimum ' +
    'apt apartment building home house place location stairs help experience experienced ' +
    'necesito necesitamos busco buscamos quiero queremos para el la los las un una unos unas en con y o de del al por favor ' +
    'que viene sea a se es son trabajo mudanza desde hasta hora horas dia fecha cada solo tambien pago este esta'
  ).split(' '),
);

/** Words without meaning for the need; they are not reported as unknown. */
function isFiller(word: string): boolean {
  return fillers.has(word);
}
