// @vitest-environment node
import { expect, it } from 'vitest';
import { lineContext as context } from '../../../../tests/kit/typedLine';
import type { NeedValue } from './needPhrases';
import { parseNeed } from './parseNeed';
import { writeValue } from './writeValue';

it.each([
  '2 bed',
  'office',
  '12/1',
  'next Saturday',
  '8-10',
  'at 8',
  '6-8',
  'drivers',
  '2-3 foremen',
  'one or two foreman/drivers',
  '5-6 hours',
  '$25-27.50',
  'dolly',
  'truck',
  'Mesa or Tempe',
  'Saturday morning',
  'to Henderson',
])('each meaning of %j can be written in one way only', (line) => {
  const cities = [...context.words.cities, { city: 'Las Vegas', state: 'NV' }];
  const booking = { ...context, words: { ...context.words, cities }, isBooking: true };
  const [phrase] = parseNeed(line, booking).phrases.filter(({ others }) => others.length > 0);
  const meanings: NeedValue[] = phrase ? [phrase, ...phrase.others] : [];
  expect(meanings.length).toBeGreaterThan(1);
  const again = meanings.map((meaning) => parseNeed(writeValue(meaning, context.words), booking).phrases);
  expect(again).toMatchObject(meanings.map(({ field, value }) => [{ field, value, others: [] }]));
});
