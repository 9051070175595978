import { usStates } from '../../places/usStates';
import { type LineReader, toPlain } from './lineReader';
import type { NeedValue, NeedWords, Place } from './needPhrases';

type Titled = { id: number; title: string };

const before = String.raw`(?:\b(?:to|a|hasta)\b|->|→) ?`;

/** The other end of a booking's route: "to Gilbert". */
export function findDestination(reader: LineReader, { cities }: NeedWords): void {
  if (cities.length === 0) return;
  const { city, state, read } = createCityPattern(cities);
  const toDestination = (place: Place): NeedValue => ({ field: 'destination', value: place });
  reader.find(new RegExp(`${before}${city}\\b${state}`, 'g'), ([, name]) => read(name).map(toDestination));
}

/** Cities the branch knows. "Tempe to Gilbert" is one phrase: both are stops, and the job starts in Tempe. */
export function findKnownCities(reader: LineReader, { cities }: NeedWords): void {
  if (cities.length === 0) return;
  const { city, state, read } = createCityPattern(cities);
  const toPlace = (place: Place): NeedValue => ({ field: 'place', value: place });
  const from = String.raw`\b(?:(?:from|de|desde) )?${city}${state} ?${before}${city}\b${state}`;
  reader.find(new RegExp(from, 'g'), ([, start]) => read(start).map(toPlace));
  const either = String.raw`\b(?:from )?${city}\b(?: or ${city}\b)?${state}`;
  reader.find(new RegExp(either, 'g'), ([, one, other]) => read(one, other).map(toPlace));
}

/** Names of cities in plain text, the longest first. */
export function listCityNames(cities: readonly Place[]): string[] {
  return [...new Set(cities.map(({ city }) => toPlain(city)))].sort(longestFirst);
}

/** Patterns of a known city and of a state after it, and the places that names in plain text mean. */
function createCityPattern(cities: readonly Place[]) {
  const places = new Map(cities.map((place) => [toPlain(place.city), place]));
  const city = `(${listCityNames(cities).map(escapePattern).join('|')})`;
  // "Mesa or Tempe" is not in Oregon: a state code after a city needs a comma, or is one of the branch's own.
  const codes = usStates.map(({ id }) => id.toLowerCase()).join('|');
  const states = new Set(cities.map((place) => place.state.toLowerCase()).filter((each) => each !== ''));
  const own = [...states].join('|') || '(?!)';
  const state = String.raw`(?:, ?(?:${codes})\b| (?:${own})\b)?`;
  const read = (...names: (string | undefined)[]): Place[] =>
    names.flatMap((name) => places.get(name ?? '') ?? []).map((place) => ({ city: place.city, state: place.state }));
  return { city, state, read };
}

const stateCodes = usStates.map(({ id }) => id).join('|');
const cityWord = String.raw`\p{Lu}[\p{L}.'’-]{2,}`;
const writtenAfterTo = new RegExp(
  String.raw`(?:\b(?:[Tt]o|[Hh]asta) |(?:->|→) ?)(${cityWord}(?: ${cityWord})?)(?:,? (${stateCodes})\b)?(?![\p{L}.'’-]| \p{Lu})`,
  'gu',
);

/** Another city after "to", written with capitals, of one or two words so that a name after it is not part of it. */
export function findWrittenDestination(reader: LineReader, { state, cities }: NeedWords): void {
  const states = [...new Set([state, ...cities.map((place) => place.state)])];
  for (const match of reader.remaining.matchAll(writtenAfterTo)) {
    const [text, name = '', code] = match;
    const city = name.replace(/[.'’-]+$/, '');
    const values = (code ? [code] : states).map((each): NeedValue => ({
      field: 'destination',
      value: { city, state: each },
    }));
    reader.take({ start: match.index, end: match.index + text.length }, values);
  }
}

const written = /(?<![\p{L}\d'])(\p{Lu}[\p{L}\d.'’-]*(?: \p{Lu}[\p{L}\d.'’-]*){0,2}), ?([A-Z]{2})\b/gu;
const afterPlaceWord = /\b(?:in|In|near|around|en) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})/gu;

/** Cities that are written with capitals: "Payson, AZ", "in Payson". After the dates, which are capitalized too. */
export function findWrittenCities(reader: LineReader, { state }: NeedWords): void {
  for (const match of reader.remaining.matchAll(written)) {
    const [text, city = '', code = ''] = match;
    const isState = usStates.some(({ id }) => id === code);
    if (isState) addPlace(reader, match.index, text, { city, state: code });
  }
  for (const match of reader.remaining.matchAll(afterPlaceWord)) {
    const [text, city = ''] = match;
    addPlace(reader, match.index + text.length - city.length, city, { city, state });
  }
}

function addPlace(reader: LineReader, start: number, text: string, place: Place): void {
  reader.take({ start, end: start + text.length }, [{ field: 'place', value: place }]);
}

/** Tools and vehicles by their whole titles, then by what they are: "dolly" is several tools. */
export function findEquipment(reader: LineReader, { tools, vehicles }: NeedWords): void {
  const real = vehicles.filter(({ title }) => !/^(?:no|none|own)\b/i.test(title));
  findTitles(reader, 'vehicle', real);
  findTitles(reader, 'tool', tools);
  findKinds(reader, 'vehicle', real);
  findKinds(reader, 'tool', tools);
}

function findTitles(reader: LineReader, field: 'tool' | 'vehicle', titled: readonly Titled[]): void {
  for (const { id, title } of titled.toSorted((a, b) => b.title.length - a.title.length)) {
    const pattern = new RegExp(String.raw`\b(?:an? |with an? |un |una )?${toTitlePattern(title)}`, 'g');
    reader.find(pattern, () => [{ field, value: id }]);
  }
}

function findKinds(reader: LineReader, field: 'tool' | 'vehicle', titled: readonly Titled[]): void {
  const kinds = Map.groupBy(titled, ({ title }) => toPlain(title).split(' ').at(-1) ?? '');
  for (const [kind, members] of kinds) {
    if (vague.has(kind)) continue;
    const pattern = new RegExp(String.raw`\b(?:an? |un |una )?(?:box |moving )?${toWordPattern(kind)}\b`, 'g');
    reader.find(pattern, () => members.map(({ id }) => ({ field, value: id })));
  }
}

/** Last words of titles that mean nothing alone. */
const vague: ReadonlySet<string> = new Set([
  '',
  'set',
  'kit',
  'bags',
  'boxes',
  'wrap',
  'van',
  'gun',
  'board',
  'vehicle',
]);

/** "26 ft box truck" is also "26-foot truck" and "26' truck". */
function toTitlePattern(title: string): string {
  const words = toPlain(title)
    .replace(/ box truck$/, ' truck')
    .split(' ');
  const pattern = words.map((word, index) => (index === words.length - 1 ? toWordPattern(word) : toPartPattern(word)));
  return pattern.join('').replace(/truck\S*$/, '(?:box )?trucks?') + String.raw`\b`;
}

function toPartPattern(word: string): string {
  if (/^\d+$/.test(word)) return String.raw`${word}(?![\d.])[ -]?`;
  return word === 'ft' ? String.raw`(?:feet|foot|ft|')\.?[ -]?` : `${escapePattern(word)}[ -]?`;
}

function toWordPattern(word: string): string {
  if (word.endsWith('y')) return `${escapePattern(word.slice(0, -1))}(?:y|ies)`;
  return word.endsWith('s') ? `${escapePattern(word.slice(0, -1))}s?` : `${escapePattern(word)}s?`;
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
