import { parseMoney } from '#platform/lib/money';
import { parseNumber } from '#platform/lib/typedText';
import { areaRadius, rateLimits } from '../../limits';
import type { LineReader, Reading } from './lineReader';
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
