// @vitest-environment node
import { expect, test } from 'vitest';
import { filesIn, isTest, read } from '../sources';
import { bannedInScreenText, englishStringsIn, hasStraightQuote, stringsIn } from './screenWords';

const screenTexts = filesIn('src', /([tT]exts|labels)\.ts$/);
const fake = filesIn('mocks', /\.tsx?$/).filter((file) => !isTest(file) && !file.startsWith('mocks/generated/'));

/** Names of routes. */
const isRouteName = (text: string) => /^[a-z]+(-[a-z]+)+$/.test(text);
/** A string of the fake is a text if it has a space; others are names and codes. */
const isSentence = (text: string) => text.includes(' ');

const find = (file: string, isText: (text: string) => boolean) =>
  englishStringsIn(file, read(file))
    .filter(isText)
    .flatMap((text) => bannedInScreenText(text).map((word) => `${file}: ${word}: ${text}`));

test('no screen says a banned word', () => {
  expect(screenTexts.length).toBeGreaterThan(30);
  expect(screenTexts.flatMap((file) => find(file, (text) => !isRouteName(text)))).toEqual([]);
});

test('no mail, activity, message or refusal of the fake says a banned word', () => {
  expect(fake.length).toBeGreaterThan(100);
  expect(fake.flatMap((file) => find(file, isSentence))).toEqual([]);
});

test('no screen, mail, activity or refusal has a straight quote or apostrophe', () => {
  const files = [
    ...screenTexts,
    ...fake.filter((file) => /\/(texts|handlers|rules|answers|panel)(\/|\.ts$)/.test(file)),
  ];
  const straight = files.flatMap((file) => stringsIn(file, read(file)).filter(hasStraightQuote));
  expect(straight).toEqual([]);
});

test.each([
  ['It’s “Tempe”', false],
  ["It's Tempe", true],
  ['Open "Tempe"', true],
  ["You're in. Welcome back to your account 🎉", false],
  ['input[name="code"]', false],
])('judges the quotes of %s', (text, found) => {
  expect(hasStraightQuote(text)).toBe(found);
});

test.each([
  ['Somebody changed this', ['Somebody']],
  ['Nobody is being asked', ['Nobody', 'being asked']],
  ['Done by 6:00 PM at the latest', ['at the latest']],
  ['0 % off', ['0 %']],
  ['7\u00a0h of work', ['7\u00a0h']],
  ['$24.00/h', ['/h']],
  ['Pick-up and destination', ['Pick-up']],
  ['Job cancelled', ['cancelled']],
  ['The TV stand stands here', ['stands']],
  ['InvitedMember to the crew', ['InvitedMember']],
])('finds the banned words in %s', (text, words) => {
  expect(bannedInScreenText(text)).toEqual(words);
});

test.each(['Canceled', '7\u00a0hr at $24.00/hr', '20% off', 'You didn’t get the email?'])('accepts %s', (text) => {
  expect(bannedInScreenText(text)).toEqual([]);
});

test('reads only the English strings of a file in two languages', () => {
  expect(englishStringsIn('planted.ts', "const a = pick({ en: { pay: 'Pay' }, es: { pay: 'Pagar' } });")).toEqual([
    'Pay',
  ]);
});

test('reads strings and templates', () => {
  expect(stringsIn('planted.ts', "const a = 'one'; const b = (n: number) => `${n}\\u00a0h`;")).toEqual([
    'one',
    '0\u00a0h',
  ]);
});
