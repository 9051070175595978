import { describe, expect, it, test } from 'vitest';
import { counted, firstAndOthers, plural, fullName, getInitial } from './text';

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

test('a full name does without a missing part, and an initial has a period', () => {
  expect(fullName({ first_name: 'Ana', last_name: 'Ruiz' })).toBe('Ana Ruiz');
  expect(fullName({ first_name: 'Ana', last_name: '' })).toBe('Ana');
  expect(fullName({ first_name: 'Sandra', last_name: 'O' })).toBe('Sandra O');
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
