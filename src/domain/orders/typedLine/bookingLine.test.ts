// @vitest-environment node
import { expect, it } from 'vitest';
import { describeNeed, lineContext as context } from '../../../../tests/kit/typedLine';
import { parseNeed } from './parseNeed';

it.each([
  [
    '2 bed large Tempe to Mesa Sat 8am 3 people, Jane Doe 480-555-0199',
    'moveSize 2br_large | Tempe, AZ | to Mesa | date 2026-11-28 | window 08:00 - 09:00 | 3 helper | Jane/Doe | phone 4805550199',
  ],
  [
    'studio Tempe to Mesa for María López 480-555-0100',
    'moveSize studio | Tempe, AZ | to Mesa | María/López | phone 4805550100',
  ],
  ['(480) 555 0199 Mary-Ann O’Neil, studio', 'phone 4805550199 | Mary-Ann/O’Neil | moveSize studio'],
  ['for Luis from Gilbert to Queen Creek', 'Luis/ | Gilbert, AZ | to Queen Creek'],
  ['2 bedroom', 'moveSize 2br_small ? moveSize 2br_large'],
  ['small 3br house', 'moveSize 3br_small'],
  ['7 bedrooms', '!out_of_range: 7 bedrooms'],
  ['small office, 4 hours', 'moveSize office_s | hours 4'],
  ['Call 480.555.0199', 'phone 4805550199 | !unknown: Call'],
  ['+1 480 555 0199', 'phone 4805550199'],
  ['001 480 555 0199', 'phone 4805550199'],
  ['(+1) 480 555 0199', 'phone 4805550199'],
  ['\t480\u00a0555\u00a00199', 'phone 4805550199'],
  ['480–555–0199', 'phone 4805550199'],
  ['480 - 555 - 0199', 'phone 4805550199'],
  ['studio, cell: (480) 555-0199', 'moveSize studio | phone 4805550199'],
  ['studio tel:+14805550199', 'moveSize studio | phone 4805550199'],
  ['8am 480-555-0199', 'window 08:00 - 09:00 | phone 4805550199'],
  ['480-555-0199 8am', 'phone 4805550199 | window 08:00 - 09:00'],
  ['studio +52 1 662 223 4567', 'moveSize studio | !unknown: +52 1 662 223 4567'],
  ['studio +52 662 223 4567, 4 hours', 'moveSize studio | hours 4 | !unknown: +52 662 223 4567'],
  ['+44 20 7946 0958 studio', 'moveSize studio | !unknown: +44 20 7946 0958'],
  ['0052 662 223 4567', '!unknown: 0052 662 223 4567'],
  ['011 52 662 223 4567', '!unknown: 011 52 662 223 4567'],
  ['0000000000', '!unknown: 0000000000'],
  ['480-155-0199', '!unknown: 480-155-0199'],
  ['a few items to Mesa, AZ', 'moveSize few_items | to Mesa'],
  ['480-555-01999', '!unknown: 480-555-01999'],
  ['2 helpers for María López Tempe 8am', '2 helper | María/López | Tempe, AZ | window 08:00 - 09:00'],
  ['Dec 5 María José Núñez 480-555-0100', 'date 2026-12-05 | María/José Núñez | phone 4805550100'],
  ['11/1 8am for María José Núñez', 'date 2027-11-01 ? date 2027-01-11 | window 08:00 - 09:00 | María/José Núñez'],
  ['for Domínguez', 'Domínguez/'],
  [
    'studio Tempe to Oro Valley Saturday 8am',
    'moveSize studio | Tempe, AZ | to Oro Valley | date 2026-11-28 | window 08:00 - 09:00',
  ],
  ['studio Tempe to Las Vegas, NV, Jane Doe', 'moveSize studio | Tempe, AZ | to Las Vegas | !unknown: Jane Doe'],
  ['Tempe to Payson 480-555-0199 Jane Doe', 'Tempe, AZ | to Payson | phone 4805550199 | Jane/Doe'],
  ['Tempe to Payson AZ for Jane Doe', 'Tempe, AZ | to Payson | Jane/Doe'],
  ['Tempe → Cañon City.', 'Tempe, AZ | to Cañon City'],
  ['Tempe to Payson Jane Doe', 'Tempe, AZ | !unknown: Payson Jane Doe'],
  ['Tempe to AZ', 'Tempe, AZ | !unknown: AZ'],
])('a booking reads %j', (line, expected) => expect(describeNeed(line, true)).toBe(expected));

it('an unknown destination without a state may be in each state of the company', () => {
  const cities = [...context.words.cities, { city: 'Las Vegas', state: 'NV' }];
  const read = (line: string) =>
    parseNeed(line, { ...context, words: { ...context.words, cities }, isBooking: true }).phrases.map((phrase) =>
      [phrase, ...phrase.others].map(({ value }) => value),
    );
  expect(read('to Henderson')).toEqual([
    [
      { city: 'Henderson', state: 'AZ' },
      { city: 'Henderson', state: 'NV' },
    ],
  ]);
  expect(read('to Henderson, NV')).toEqual([[{ city: 'Henderson', state: 'NV' }]]);
  expect(read('Las Vegas to Phoenix')).toEqual([
    [{ city: 'Las Vegas', state: 'NV' }],
    [{ city: 'Phoenix', state: 'AZ' }],
  ]);
});

it('an offer reads no customer and no move size', () => {
  expect(parseNeed('2 bed, Jane Doe 480-555-0199', context).phrases).toEqual([]);
});
