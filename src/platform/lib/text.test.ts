import { describe, expect, it, test } from 'vitest';
import { counted, firstAndOthers, plural, findDigits, getInitial } from './text';

describe('plurals', () => {
  const forms = { one: 'job', other: 'jobs' };

  test.each([
    [0, '0 jobs'],
    [1, '1 job'],
    [2, '2 jobs'],
    [1.5, '1.5 jobs'],
    [1200, '1,200 jobs'],
  ])('%d counts as %s', (count, text) => expect(counted(count, forms)).toBe(text));

  it('falls back to the general form', () => expect(plural(1, { other: 'staff' })).toBe('staff'));
});

describe('first item and the others', () => {
  test.each([
    [[], ''],
    [['Ana'], 'Ana'],
    [['Ana', 'Ben'], 'Ana +1 other'],
    [['Ana', 'Ben', 'Cem'], 'Ana +2 others'],
  ])('%j reads %j', (items, text) => expect(firstAndOthers(items)).toBe(text));
});

test.each([
  ['Ruiz', 'R'],
  [' Ñandú', 'Ñ'],
  ['N\u0303andu', 'N\u0303'],
  ['\u{1D4D0}na', '\u{1D4D0}'],
  ['👩🏽‍🚀 Diaz', '👩🏽‍🚀'],
  ['🇲🇽', '🇲🇽'],
  ['क्षमा', 'क्ष'],
  ['', ''],
])('the initial of "%s" is the whole character "%s"', (name, initial) => expect(getInitial(name)).toBe(initial));

test.each([
  ['482913', 6, '482913'],
  ['482 913', 6, '482913'],
  ['Code 2026: 482913', 6, '482913'],
  ['Code 2026: 482-913', 6, '482913'],
  ['Code 2026: 482–913', 6, '482913'],
  ['Code 2026: 482‑913', 6, '482913'],
  ['Code 2026: 482\u00a0913', 6, '482913'],
  ['482913 is your code. It ends at 10:45.', 6, '482913'],
  ['482913 482913', 6, '482913'],
  ['482913 or 555123', 6, null],
  ['4829131', 6, null],
  ['Code 2026: 48291', 6, null],
  ['4829', 6, '4829'],
  ['1200 E University Dr, Tempe, AZ 85281', 5, '85281'],
  ['85281-1234', 5, '85281'],
  ['852811234', 5, null],
  ['4242 4242 4242 4242, 12/29', 16, '4242424242424242'],
  ['4242 4242 4242 4242 12/29', 16, null],
  ['', 5, ''],
])('the digits of %j are, of %i, %j', (text, length, found) => expect(findDigits(text, length)).toBe(found));
