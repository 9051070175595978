// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markPhone, markWords, type Piece } from './mark';

const show = (pieces: Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('the searched words in a text', () => {
  it.each([
    ['Marcus Reed', 'reed marcus', '[Marcus] [Reed]'],
    ['Rebecca Peña', 'PENA', 'Rebecca [Peña]'],
    ['Rebecca Pena', 'peña', 'Rebecca [Pena]'],
    ['Tempe → Gilbert', 'temp', '[Temp]e → Gilbert'],
    ['Ana Banana', 'ana', '[Ana] B[anana]'],
    ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
    ['a.c', '.', 'a[.]c'],
    ['Reed', '', 'Reed'],
    ['', 'reed', ''],
  ])('%j for %j: %s', (text, search, expected) => expect(show(markWords(text, search))).toBe(expected));
});

describe('the searched digits in a phone', () => {
  it.each([
    ['602 555', '([602) 555]-0142'],
    ['5550142', '(602) [555-0142]'],
    ['+1 (602) 555-0142', '([602) 555-0142]'],
    ['Cell: \u200e602-555-0142', '([602) 555-0142]'],
    ['01', '(602) 555-0142'],
    ['reed', '(602) 555-0142'],
    ['602 a', '(602) 555-0142'],
  ])('%j: %s', (search, expected) => expect(show(markPhone('(602) 555-0142', search))).toBe(expected));
});
