// @vitest-environment node
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { lineContext as context } from '../../../../tests/kit/typedLine';
import { lineLimit } from './lineReader';
import type { NeedWords } from './needPhrases';
import { parseNeed } from './parseNeed';

const pieces = constantFrom(
  '2',
  '10',
  '12/1',
  '8-10',
  '-',
  '/',
  ':',
  '$',
  '.',
  ',',
  ' ',
  '  ',
  'a',
  'or',
  'to',
  'de la',
  'mañana',
  'at',
  'helpers',
  'driver',
  'Saturday',
  'next',
  'Dec',
  'floor',
  'piso',
  'hours',
  'mi',
  'Tempe',
  'AZ',
  'Jane',
  '480',
  '555-0199',
  '2 bed',
  '1200 E',
  'St',
  'Apt',
  '#',
  '85281',
  'dolly',
  '26 ft',
  "'",
);
const anyLine = oneof(
  string({ maxLength: 400 }),
  string({ unit: 'binary', maxLength: 100 }),
  array(pieces, { maxLength: 120 }).map((words) => words.join(' ')),
  array(pieces, { maxLength: 200 }).map((words) => words.join('')),
);

const nameless: NeedWords = {
  state: '',
  cities: [
    { city: '', state: '' },
    { city: 'Mesa', state: '' },
  ],
  tools: [{ id: 1, title: '' }],
  vehicles: [{ id: 1, title: '' }],
  windows: [],
};

it.each([
  ['and all names are known', context.words],
  ['and the provider names nothing', nameless],
  ['and there is nothing to name', { ...nameless, cities: [], tools: [], vehicles: [] }],
])('any line is read without an error, in order and without overlaps, %s', (_when, words) => {
  assert(
    property(anyLine, (line) => {
      const { phrases, unused } = parseNeed(line, { ...context, words, isBooking: true });
      const spans = [...phrases, ...unused].toSorted((one, other) => one.start - other.start);
      for (const [index, { start, end }] of spans.entries()) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(spans[index + 1]?.start ?? Math.min(line.length, lineLimit));
      }
    }),
    // "2 BE" is a year of the Buddhist era, before our first one.
    { examples: [['12/1 2 be there at 8'], ['Dec 1 2 BC']] },
  );
});

it('a line is read up to 300 characters', () => {
  expect(parseNeed(`${' '.repeat(lineLimit)}2 helpers`, context).phrases).toEqual([]);
});

it.each([
  '1',
  ' ',
  '8-',
  '1 1/2 ',
  'helpers ',
  'a couple of ',
  'A. ',
  '12/1 ',
  'de la ',
  '$1-',
  'Jane ',
  'A.',
  '480 ',
  '2 bed ',
  'to Jane ',
  'to Jane',
  'to ',
  '1200 ',
  '1 e a ',
  '100 a ',
  '1 hwy ',
  '9 e via ',
  'Apt 1 ',
  'Jane de ',
  'A de la ',
])('a full line of %j takes no more than a moment', (piece) => {
  const line = piece.repeat(lineLimit).slice(0, lineLimit);
  parseNeed(line, { ...context, isBooking: true });
  // Processor time, which other processes do not lengthen.
  const start = process.cpuUsage();
  parseNeed(line, { ...context, isBooking: true });
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(250);
});
