import type { Language, MoveSize } from '#generated/model';
import type { PositionCode } from '#generated/model/codes';
import type { TimeWindow } from '#platform/lib/time/clockTimes';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { HelpKind } from '../helpType';
import { findMoveSize, findPhone } from './findBooking';
import { findCustomer } from './findCustomer';
import { findAddresses } from './findAddresses';
import { findDates, readSingleDate } from './findDates';
import {
  findDestination,
  findEquipment,
  findKnownCities,
  findWrittenCities,
  findWrittenDestination,
} from './findNames';
import { findPeople } from './findPeople';
import { findSite } from './findSite';
import { findTerms } from './findTerms';
import { findTimes } from './findTimes';
import { isFiller } from './fillerWords';
import { LineReader } from './lineReader';
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
