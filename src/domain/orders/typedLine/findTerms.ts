import { parseMoney } from '#platform/lib/money';
import { parseNumber } from '#platform/lib/typedText';
import { areaRadius, rateLimits } from '../../limits';
import { helpKinds } from '../helpType';
import { type LineReader, type Reading, numberPattern, ordinalPattern, toNumber, toOrdinal } from './lineReader';
import type { NeedField, NeedValue } from './needPhrases';

/** Hours a job may be estimated at (docs/product.md, "Limits"). */
const hourLimits = { min: 1, max: 14, step: 0.5 } as const;

const perHour = String.raw`(?:\/ ?| ?(?:per|an|a|por|la|x) )(?:h|hr|hour|hora)\b`;
/** A number with its sign and all its marks, so that nothing reads a part of it. */
const number = String.raw`(?:(?<=^| )-)?\d+(?:[.,]\d+)*`;
const start = String.raw`(?<![\d:/$]|\d[.,]|(?:^| )-)`;
const amount = `(${number})`;
const upTo = String.raw`(?: ?(?:-|to|or|a|o) ?\$?(${number}))?`;
const ratePatterns = [
  String.raw`\$ ?${amount}${upTo}(?:${perHour})?`,
  String.raw`${start}${amount}${upTo}(?:${perHour}| ?(?:dollars|bucks|dolares|usd)\b(?:${perHour})?)`,
  String.raw`\b(?:rate|pay|paying|pays|pago|pagamos|tarifa) (?:is |of |de |a )?${amount}${upTo}\b(?! ?h)`,
];
const hourCount = String.raw`(\d{1,2} 1\/2|${number})`;
const hoursPattern = new RegExp(
  String.raw`${start}(?:${hourCount} ?(?:-|to|or|a|o) ?)?${hourCount} ?(?:hours|hour|hrs|hr|h|horas|hora)\b\.?`,
  'g',
);
const dayPatterns = [
  [/\bhalf[ -]?day\b|\bmedio dia\b/g, 4],
  [/\b(?:full|whole|all)[ -]?day\b|\btodo el dia\b/g, 8],
] as const;
const radiusPatterns = [
  String.raw`\b(?:within|inside|radius of|a menos de|en) ${amount} ?(?:miles|mile|mi|millas)\b(?: radius)?`,
  String.raw`${start}${amount}[ -]?(?:miles|mile|mi|millas)\b(?: radius| away)?`,
];
const ratingPatterns = [
  String.raw`${start}${amount} ?\+? ?(?:stars?|estrellas?)\b(?: and up| or more| o mas)?`,
  String.raw`\b(?:min(?:imum)? )?(?:rating|rated|calificacion)(?: of| at least| over| above| de)? ${amount}\b\+?`,
];

/** Rate, hours, radius and least rating. */
export function findTerms(reader: LineReader): void {
  for (const pattern of ratePatterns) reader.find(new RegExp(pattern, 'g'), readAll(parseMoney, readRates));
  for (const pattern of radiusPatterns) reader.find(new RegExp(pattern, 'g'), readAll(parseNumber, readRadius));
  for (const pattern of ratingPatterns) reader.find(new RegExp(pattern, 'g'), readAll(parseNumber, readRating));
  reader.find(
    hoursPattern,
    readAll(parseHours, (hours) => readHours(hours.toReversed())),
  );
  for (const [pattern, hours] of dayPatterns) reader.find(pattern, () => readHours([hours]));
}

/** Reads the numbers of a match. One with two meanings ("24.505") is unknown. */
function readAll(parse: (text: string) => number | null, read: (numbers: readonly number[]) => Reading) {
  return ([, ...groups]: readonly (string | undefined)[]): Reading => {
    const numbers = groups.filter((group) => group !== undefined).map(parse);
    return numbers.includes(null) ? 'unknown' : read(numbers.filter((each) => each !== null));
  };
}

function parseHours(text: string): number | null {
  return text.endsWith(' 1/2') ? Number.parseInt(text, 10) + 0.5 : parseNumber(text);
}

function readRates(cents: readonly number[]): Reading {
  const fits = cents.every((each) => each >= rateLimits.min && each <= rateLimits.max);
  return fits ? toValues('rate', cents) : 'out_of_range';
}

function readRating(stars: readonly number[]): Reading {
  return stars.every((each) => each >= 1 && each <= 5 && Number.isInteger(each * 10))
    ? toValues('minRating', stars)
    : 'out_of_range';
}

function readHours(hours: readonly number[]): Reading {
  const { min, max, step } = hourLimits;
  return hours.every((each) => each >= min && each <= max && each % step === 0)
    ? toValues('hours', hours)
    : 'out_of_range';
}

function readRadius(miles: readonly number[]): Reading {
  return miles.every((each) => Number.isInteger(each) && each >= areaRadius.min && each <= areaRadius.max)
    ? toValues('radius', miles)
    : 'out_of_range';
}

function toValues(field: Extract<NeedField, 'rate' | 'hours' | 'radius' | 'minRating'>, values: readonly number[]) {
  return values.map((value): NeedValue => ({ field, value }));
}

/** Limits of an order's stop. */
const siteLimits = { floor: 30, flights: 10 } as const;

const floorPatterns = [
  String.raw`\b(${ordinalPattern})[ -]?(?:floor|flr|fl|piso|planta)\b\.?`,
  String.raw`\b(?:floor|piso|planta) (${ordinalPattern})\b`,
];
const flightsPattern = new RegExp(
  String.raw`\b(${numberPattern}) (?:flights?(?: of stairs)?|tramos?(?: de escaleras)?)\b`,
  'g',
);

/** The first pattern that matches a text counts. */
const phrases: readonly (readonly [pattern: RegExp, value: NeedValue])[] = [
  [/\bwalk[ -]?up\b|\b(?:no|without|sin) (?:an? )?(?:elevator|lift|elevador|ascensor)\b/g, elevator('none')],
  [
    /\b(?:freight|service) elevator\b|\b(?:elevador|ascensor|montacargas) de carga\b|\bmontacargas\b/g,
    elevator('freight'),
  ],
  [/\b(?:with |has |con )?(?:an? |un )?(?:elevator|elevador|ascensor)\b/g, elevator('passenger')],
  [/\b(?:loading|load|carga) (?:and|&|y) (?:unloading|unload|descarga)\b|\bdoor to door\b/g, service(helpKinds.both)],
  [
    /\b(?:only |just |solo )?(?:unloading|unload|descarga|descargar)\b(?: only| help)?/g,
    service(helpKinds.destinationOnly),
  ],
  [/\b(?:only |just |solo )?(?:loading|load|carga|cargar)\b(?: only| help)?/g, service(helpKinds.pickUpOnly)],
  [
    /\b(?:who speaks? |speaks? |speaking |que hable |hablar )?(?:spanish|espanol|bilingual|bilingue)\b(?:[ -]speak(?:ing|ers?))?/g,
    { field: 'language', value: 'es' },
  ],
  [
    /\b(?:who speaks? |speaks? |speaking |que hable |hablar )?(?:english|ingles)\b(?:[ -]speak(?:ing|ers?))?/g,
    { field: 'language', value: 'en' },
  ],
];

/** Floors, flights of stairs, elevator, service and languages. */
export function findSite(reader: LineReader): void {
  for (const pattern of floorPatterns)
    reader.find(new RegExp(pattern, 'g'), ([, floor = '']) => readNumber('floor', toOrdinal(floor)));
  reader.find(flightsPattern, ([, flights = '']) => readNumber('flights', toNumber(flights)));
  for (const [pattern, value] of phrases) reader.find(pattern, () => [value]);
}

function readNumber(field: 'floor' | 'flights', value: number): Reading {
  return value >= 1 && value <= siteLimits[field] ? [{ field, value }] : 'out_of_range';
}

function elevator(value: 'none' | 'passenger' | 'freight'): NeedValue {
  return { field: 'elevator', value };
}

function service(value: (typeof helpKinds)[keyof typeof helpKinds]): NeedValue {
  return { field: 'service', value };
}
