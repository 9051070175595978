import { helpKinds } from '../helpType';
import type { LineReader, Reading } from './lineReader';
import type { NeedValue } from './needPhrases';
import { numberPattern, ordinalPattern, toNumber, toOrdinal } from './numberWords';

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
