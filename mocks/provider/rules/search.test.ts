import { array, assert, integer, property } from 'fast-check';
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTextSearch, takeFirst } from './search';

const order = Object.freeze({
  id: 1042,
  names: ['Rebecca', 'Peña', "O'Connell", 'Jean‑Łuc', null],
  places: ['410 W Copperleaf Ave', 'Tempe'],
  phones: ['6025550142', null],
  email: 'Becca.P@coppermesa.example',
});
const toTexts = ({ id, names, places, phones, email }: typeof order) => ({
  id,
  words: [...names, ...places],
  phones,
  email,
});

describe('a search by text', () => {
  it.each([
    ['', true],
    ['#1042', true],
    ['#10', true],
    ['# 1042', true],
    ['#042', false],
    ['1042', true],
    ['rebecca pena', true],
    ['O’Connell', true],
    ['PEÑA, Rebecca', true],
    ['peña tempe', true],
    ['rebecca mesa', false],
    ['copperleaf 410', true],
    ['(602) 555-0142', true],
    ['(602) 555', true],
    ['(410) 555', false],
    ['+1 602.555.0142', true],
    ['5550142', true],
    [' +1 602 555 0142', true],
    ['\u202d+1 602 555 0142\u202c', true],
    ['602\u00a0555\u00a00142\n', true],
    ['tel:+16025550142', true],
    ['Cell: 602-555-0142', true],
    ['001 602 555 0142', true],
    ['(+1) 602 555 0142', true],
    ['"602–555–0142"', true],
    ['+1 (602) 555', true],
    ['+52 602 555 0142', false],
    ['Cell: 602-555-0143', false],
    ['602 555 0143', false],
    ['becca.p', true],
    ['becca.p@COPPERMESA.example peña', true],
    ['coppermesa', false],
    ['jean-luc', true],
    ['#', false],
    ['...', false],
  ])('%j: %s', (text, isFound) => {
    expect(createTextSearch(text)(order, toTexts)).toBe(isFound);
  });

  it('reads a changed row again', () => {
    const search = createTextSearch('gilbert');
    expect(search(order, toTexts)).toBe(false);
    expect(search(Object.freeze({ ...order, places: ['Gilbert'] }), toTexts)).toBe(true);
  });
});

it('takes what sorting would put first', () => {
  assert(
    property(array(integer()), integer({ min: 0, max: 12 }), (numbers, count) => {
      const items = numbers.map((number, index) => ({ number, index }));
      const compare = (one: (typeof items)[number], other: (typeof items)[number]) =>
        one.number - other.number || one.index - other.index;
      expect(takeFirst(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count));
    }),
  );
});
