// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanLine, cleanLines } from './typedText';

describe('one line', () => {
  it.each([
    ['Jane', 'Jane'],
    ['Jane ', 'Jane '],
    ['  ', '  '],
    ['Ja\u200bne', 'Jane'],
    ['\u200eJane\u200f', 'Jane'],
    ['\u202dJane\u202c', 'Jane'],
    ['\u2066Jane\u2069', 'Jane'],
    ['\ufeffJane', 'Jane'],
    ['Ja\u00adne', 'Jane'],
    ['Ja\u2060ne', 'Jane'],
    ['Jane\u180e', 'Jane'],
    ['Jane\u3164', 'Jane'],
    ['Jane\u{e0041}', 'Jane'],
    ['Jane\u200d', 'Jane'],
    ['Jane\u00a0Doe', 'Jane Doe'],
    ['Jane\u2003Doe', 'Jane Doe'],
    ['Jane\u202fDoe', 'Jane Doe'],
    ['Jane\u3000Doe', 'Jane Doe'],
    ['Jane\tDoe', 'Jane Doe'],
    ['Jane\nDoe', 'Jane Doe'],
    ['Jane\r\nDoe', 'Jane Doe'],
    ['Jane\u2028Doe', 'Jane Doe'],
    ['Ja\u0000n\u0007e\u009f', 'Jane'],
    ['85\u200b004', '85004'],
    ['Zoë 👩‍🚒', 'Zoë 👩‍🚒'],
    ['👨🏽‍🔧 ❤️‍🔥', '👨🏽‍🔧 ❤️‍🔥'],
    ['José Nu\u0301ñez', 'José Núñez'],
    ['man\u0303ana', 'mañana'],
    ['Nu\u200b\u0301n\u034f\u0303ez', 'Núñez'],
    ['O’Neil–Łódź', 'O’Neil–Łódź'],
    ['<b>"x";', '<b>"x";'],
  ])('%j is kept as %j', (text, clean) => expect(cleanLine(text)).toBe(clean));
});

describe('several lines', () => {
  it.each([
    ['a\r\nb\rc\n\td ', 'a\nb\nc\n\td '],
    ['a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
    ['a\u200b\u00a0b\u0000', 'a b'],
    ['👩‍👩‍👧\n👍🏽', '👩‍👩‍👧\n👍🏽'],
  ])('%j is kept as %j', (text, clean) => expect(cleanLines(text)).toBe(clean));
});

describe('an email address', () => {
  it.each([
    'jane@x.com',
    ' jane@x.com ',
    '\tjane@x.com\n',
    '\u00a0jane@x.com\u00a0',
    'jane\u200b@x.com',
    '\u202ajane@x.com\u202c',
    'jane@x\u00ad.com\ufeff',
    'mailto:jane@x.com',
    'MAILTO:jane@x.com',
    'mailto:jane@x.com?subject=Move%20%26%20pack',
    '<jane@x.com>',
    '<mailto:jane@x.com>',
    'Jane Doe <jane@x.com>',
    '"Doe, Jane" <jane@x.com>;',
    'jane@x.com;',
    'jane@x.com,',
    'jane@x.com ; ',
    'jane@x.com>',
    '<jane@x.com',
    '"jane@x.com"',
    '“jane@x.com”',
    "'jane@x.com'",
    '(jane@x.com)',
    'jane@x.com (work)',
  ])('is found in %j', (text) => expect(cleanEmail(text)).toBe('jane@x.com'));

  it.each([
    ['', ''],
    ['jane', 'jane'],
    ['jane@x.', 'jane@x.'],
    ["jane.o'neil+move@x.com", "jane.o'neil+move@x.com"],
    ['jane@x.com; joe@x.com', 'jane@x.com; joe@x.com'],
    ['Jane <jane', 'Jane <jane'],
    ['jane doe@x.com', 'jane doe@x.com'],
    ['mailto:jane%2Bmove@x.com?subject=a%2Bb', 'jane+move@x.com'],
  ])('is not found in %j, which is kept as %j', (text, clean) => expect(cleanEmail(text)).toBe(clean));
});

it.each([' ', ';', '<', '<@', '@', '"', '\u200b', '\u200d', '👩\u200d', '\ufe0f', 'mailto:', '> <a@'])(
  'a text of 10,000 times %j takes no more than a moment',
  (piece) => {
    // Processor time, which other processes do not lengthen.
    const start = process.cpuUsage();
    for (const clean of [cleanLine, cleanLines, cleanEmail]) clean(`${piece.repeat(10_000)}x`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(250);
  },
);
