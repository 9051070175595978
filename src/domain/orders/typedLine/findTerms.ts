import { areaRadius, rateLimits } from '../../limits';
import type { LineReader, Reading } from './lineReader';
import type { NeedField, NeedValue } from './needPhrases';

/** Hours a job may be estimated at (docs/product.md, "Limits"). */
const hourLimits = { min: 1, max: 14, step: 0.5 } as const;

const perHour = String.raw`(?:\/ ?| ?(?:per|an|a|por|la|x) )(?:h|hr|hour|hora)\b`;
const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const upTo = String.raw`(?: ?(?:-|to|or|a|o) ?\$?(\d{1,4}(?:\.\d{1,2})?))?`;
const ratePatterns = [
  String.raw`\$ ?${amount}${upTo}(?:${perHour})?`,
  String.raw`(?<![\d.:/])${amount}${upTo}(?:${perHour}| ?(?:dollars|bucks|dolares|usd)\b(?:${perHour})?)`,
  String.raw`\b(?:rate|pay|paying|pays|pago|pagamos|tarifa) (?:is |of |de |a )?${amount}${upTo}\b(?! ?h)`,
];
const hoursPattern = new RegExp(
  String.raw`(?<![\d.:/$])(?:(\d{1,2}(?:[.,]\d)?|\d{1,2} 1\/2) ?(?:-|to|or|a|o) ?)?(\d{1,2}(?:[.,]\d)?|\d{1,2} 1\/2) ?(?:hours|hour|hrs|hr|h|horas|hora)\b\.?`,
  'g',
);
const dayPatterns = [
  [/\bhalf[ -]?day\b|\bmedio dia\b/g, 4],
  [/\b(?:full|whole|all)[ -]?day\b|\btodo el dia\b/g, 8],
] as const;
const radiusPatterns = [
  /\b(?:within|inside|radius of|a menos de|en) (\d{1,3}) ?(?:miles|mile|mi|millas)\b(?: radius)?/g,
  /(?<![\d.$])(\d{1,3})[ -]?(?:miles|mile|mi|millas)\b(?: radius| away)?/g,
];
const ratingPatterns = [
  /(?<![\d.$])([1-5](?:[.,]\d)?) ?\+? ?(?:stars?|estrellas?)\b(?: and up| or more| o mas)?/g,
  /\b(?:min(?:imum)? )?(?:rating|rated|calificacion)(?: of| at least| over| above| de)? ([1-5](?:[.,]\d)?)\b\+?/g,
];

/** Rate, hours, radius and least rating. */
export function findTerms(reader: LineReader): void {
  for (const pattern of ratePatterns) reader.find(new RegExp(pattern, 'g'), (match) => readRates(listNumbers(match)));
  for (const pattern of radiusPatterns) reader.find(pattern, (match) => readRadius(listNumbers(match)));
  for (const pattern of ratingPatterns) reader.find(pattern, (match) => toValues('minRating', listNumbers(match)));
  reader.find(hoursPattern, (match) => readHours(listNumbers(match).toReversed()));
  for (const [pattern, hours] of dayPatterns) reader.find(pattern, () => readHours([hours]));
}

function listNumbers([, ...groups]: readonly (string | undefined)[]): number[] {
  return groups
    .filter((group) => group !== undefined)
    .map((group) => (group.endsWith(' 1/2') ? Number.parseInt(group, 10) + 0.5 : Number(group.replace(',', '.'))));
}

function readRates(dollars: readonly number[]): Reading {
  const cents = dollars.map((each) => Math.round(each * 100));
  const fits = cents.every((each) => each >= rateLimits.min && each <= rateLimits.max);
  return fits ? toValues('rate', cents) : 'out_of_range';
}

function readHours(hours: readonly number[]): Reading {
  const { min, max, step } = hourLimits;
  return hours.every((each) => each >= min && each <= max && each % step === 0)
    ? toValues('hours', hours)
    : 'out_of_range';
}

function readRadius(miles: readonly number[]): Reading {
  return miles.every((each) => each >= areaRadius.min && each <= areaRadius.max)
    ? toValues('radius', miles)
    : 'out_of_range';
}

function toValues(field: Extract<NeedField, 'rate' | 'hours' | 'radius' | 'minRating'>, values: readonly number[]) {
  return values.map((value): NeedValue => ({ field, value }));
}
