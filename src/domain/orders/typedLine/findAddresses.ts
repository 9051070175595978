import { usStates, getZipState } from '../../places/usStates';
import { escapePattern, listCityNames } from './findNames';
import { LineReader, toPlain, monthPattern } from './lineReader';
import type { NeedWords, Place } from './needPhrases';

const directions = String.raw`(?:north|south|east|west|ne|nw|se|sw|[nsew])\b\.? `;
const streetTypes =
  'street|st|avenue|ave|av|road|rd|drive|dr|boulevard|blvd|lane|ln|court|ct|place|pl|way|circle|cir|terrace|ter|' +
  'parkway|pkwy|trail|trl|loop|plaza|plz|square|sq|alley|aly|run|path|pike|crossing|xing|cove|cv|point|pt|row|pass|' +
  'highway|hwy|freeway|fwy|expressway|expy';
/** Types that come before the name: "Calle 5", "Via de Ventura". */
const typesBefore = 'avenida|calle|camino|via|paseo|avenue|ave|broadway';
const highways =
  'interstate|us|state route|state highway|state hwy|county road|county rd|highway|hwy|route|rte|az|sr|cr|i';
/** Words after a number that belong to no street: "2 helpers", "3 bed", "6 hours". */
const notInStreets =
  'to|from|for|at|on|in|and|or|with|the|by|near|around|until|till|then|am|pm|noon|bed|beds|bedrooms?|br|bd|studio|office|' +
  'helpers?|movers?|loaders?|guys|men|people|persons?|hands|crew|drivers?|foremen|foreman|leads?|ayudantes?|cargador(?:es)?|' +
  'hours?|hrs?|h|horas?|miles?|mi|millas|days?|dias?|weeks?|months?|floors?|piso|flights?|stairs|ft|feet|foot|trucks?|vans?|' +
  'min|dollars?|bucks|items|pieces|boxes|stars?|tons?|lbs?|x|a las|de la|mon|tue|wed|thu|fri|sat|sun|' +
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|tmrw|asap|' +
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december';
const word = String.raw`(?!(?:${notInStreets})\b)(?:\d{1,3}(?:st|nd|rd|th)\b|\p{L}[\p{L}.'’-]*)`;
const number = String.raw`(?<![\d.:/$#-])(?<!${monthPattern})\b\d{1,6}[a-z]?(?: 1\/2)?`;
const unit = String.raw`(?:(?:apt|apartment|unit|ste|suite|bldg|building|rm|room|lot|space|spc|trlr|depto)\b\.? ?#? ?|# ?)[a-z\d-]{1,8}`;
const roles = [
  String.raw`(?:\b(?:pick[ -]?up|load(?:ing)?|pu|from|at|desde|de|en)\b[: ]*(?:at |from )?)`,
  String.raw`(?:\b(?:(?:deliver(?:y|ing)?|drop(?:ping)?[ -]?off|unload(?:ing)?|destination|dest|going|moving)\b[: ]*(?:to|at)?|to|a|hasta)[: ]+|(?:->|→|>) ?)`,
];

/**
 * Street addresses with unit, city, state and zip: before everything else, so that no street number is read as a time, a
 * count or a rate. The first is the pickup unless "to" or the like is before it; the second is the destination.
 */
export function findAddresses(reader: LineReader, words: NeedWords): void {
  let hasPickup = false;
  reader.find(createPattern(words), (match) => {
    const { street = '', to } = match.groups ?? {};
    const field = to !== undefined || hasPickup ? 'destination' : 'place';
    hasPickup ||= field === 'place';
    return [{ field, value: readPlace(reader, match, street, words) }];
  });
}

const noWords: NeedWords = { state: '', cities: [], tools: [], vehicles: [], windows: [] };

/** The parts of an address that a provider writes in one line; null if the line has more than that, or less. */
export function splitAddress(line: string): Place | null {
  const reader = new LineReader(line);
  findAddresses(reader, noWords);
  const [found, ...others] = reader.phrases;
  const isWhole =
    others.length === 0 && reader.listUnknown((text) => /^(?:usa?|united|states)$/.test(text)).length === 0;
  return found?.field === 'place' && isWhole ? found.value : null;
}

function createPattern(words: NeedWords): RegExp {
  const known = listCityNames(words.cities).map(escapePattern).join('|') || '(?!)';
  const states = usStates.flatMap(({ id, name }) => [id, name]).map((each) => each.toLowerCase());
  const own = [...new Set([words.state, ...words.cities.map(({ state }) => state)])].map((each) => each.toLowerCase());
  const zip = String.raw`\d{5}(?:-\d{4})?(?![\d-])`;
  // "Mesa or Tempe" is not in Oregon: a state needs a comma or a zip, or is one of the branch's own.
  const state = String.raw`(?:, ?(?:${states.join('|')})\b|,? ?(?:${states.join('|')})(?=,? ${zip})| (?:${own.filter((each) => each !== '').join('|') || '(?!)'}|arizona)\b)`;
  const end = String.raw`(?=\.? ?(?:[,;()]|$|\uE000|->|→)|\.? (?:to|a|then|and|y)\b|,? ${zip}|,? (?:${known})\b|,? ${unit}|${state}|\.? \d)`;
  const anchored = String.raw`(?=,? (?:${zip}|${unit}|(?:${known})\b))`;
  const streets = [
    String.raw`(?:${directions})?(?:${highways})[ -]?\d{1,3}[a-z]?\b`,
    String.raw`(?:${directions})?(?:${word} ){1,4}?(?:${streetTypes})\b(?: (?:${streetTypes})\b)?\.?(?: (?:north|south|east|west|ne|nw|se|sw|[nsew])\b\.?)?`,
    String.raw`(?:${directions})?(?:${typesBefore})\b(?: ${word}| \d{1,3}\b){0,4}?${end}`,
    String.raw`${directions}${word}(?: ${word}){0,2}?${end}`,
    String.raw`(?<=\b\d{3,6} )${word}(?: ${word}){0,2}?${anchored}`,
  ];
  return new RegExp(
    String.raw`(?:${roles[0]}|(?<to>${roles[1]}))?(?<street>${number} (?:${streets.join('|')}))` +
      String.raw`(?<units>(?:,? ?${unit}){0,2})` +
      String.raw`(?:[, ]+(?:in )?(?<city>(?:${known})\b|(?!(?:${states.join('|')})\b)${word}(?: ${word}){0,2}?(?=${state}|,? ${zip})))?` +
      String.raw`(?<state>${state})?(?:[, ]+(?<zip>${zip}))?`,
    'gu',
  );
}

function readPlace(reader: LineReader, match: RegExpExecArray, street: string, words: NeedWords): Place {
  const { units = '', city = '', state = '', zip = '' } = match.groups ?? {};
  const start = match.index + match[0].indexOf(street);
  const asTyped = (text: string, from: number) => reader.asTyped({ start: from, end: from + text.length });
  const known = words.cities.findLast((each) => toPlain(each.city) === city) ?? {
    city: asTyped(city, match.index + match[0].lastIndexOf(city)),
    state: words.state,
  };
  return {
    address: asTyped(street, start),
    unit: asTyped(units, start + street.length).replace(/^[, ]+/, ''),
    city: known.city,
    state: readState(state, zip) ?? known.state,
    zip: zip.slice(0, 5),
  };
}

function readState(text: string, zip: string): string | null {
  const plain = text.replace(/^[, ]+/, '');
  const named = usStates.find(({ id, name }) => [id, name].some((each) => each.toLowerCase() === plain));
  return named?.id ?? getZipState(zip.slice(0, 5));
}
